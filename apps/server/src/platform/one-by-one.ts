import { counted } from '@posedown/coaching';

/** What the error says could not be done, as in 'could not be judged', and with how many of what. */
interface Words {
  one: string;
  many: string;
  done: string;
}

/**
 * Does the same with each, one after the other: what cannot be done with one must not keep it from the others.
 * @throws Error once all others are done, with how many could not be and the first cause.
 */
export async function oneByOne<T>(
  { one, many, done }: Words,
  all: Iterable<T> | AsyncIterable<T>,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const each of all) await work(each).catch((error: unknown) => failures.push(error));
  if (failures.length === 0) return;
  throw new Error(`${counted(failures.length, one, many)} could not be ${done}`, {
    cause: failures[0],
  });
}
