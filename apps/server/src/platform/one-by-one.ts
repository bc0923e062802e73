import { counted } from '@posedown/coaching';

/**
 * Does the same with each, one after the other: what cannot be done with one must not keep it from the others.
 * @param thing what they are, for the error: `line of the roster`
 * @param done what is done with them: `judged`
 * @throws Error once all others are done, with how many could not be and the first cause.
 */
export async function oneByOne<T>(
  thing: string,
  done: string,
  all: Iterable<T> | AsyncIterable<T>,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length === 0) return;
  throw new Error(`${counted(failures.length, thing)} could not be ${done}`, {
    cause: failures[0],
  });
}
