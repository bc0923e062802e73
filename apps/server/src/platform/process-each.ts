import { counted } from '@posedown/coaching';

/** Wording for the error, as in 'could not be refreshed'. */
interface Words {
  one: string;
  many: string;
  done: string;
}

/**
 * Does the same work for each item. A failed item doesn't stop the others.
 * @param lanes how many run at once, so one computes while another waits for the database
 * @throws Error after all others, with the number of failures and the first cause
 */
export async function processEach<T>(
  { one, many, done }: Words,
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
  lanes = 1,
): Promise<void> {
  const failures: unknown[] = [];
  const shared = iterate(items);
  const lane = async () => {
    for await (const item of shared) {
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const broken = ended.find((each) => each.status === 'rejected');
  if (broken) throw broken.reason;
  if (failures.length === 0) return;
  throw new Error(`${counted(failures.length, one, many)} couldn’t be ${done}`, {
    cause: failures[0],
  });
}

async function* iterate<T>(items: Iterable<T> | AsyncIterable<T>) {
  yield* items;
}
