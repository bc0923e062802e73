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

interface Batches {
  size: number;
  lanes?: number;
}

/**
 * Does the same work for whole batches of items, and for the items of a failed batch one by one, so that a failed item
 * doesn't stop the others.
 * @param workAll does a batch. @returns the items it left over, which are done one by one at the end
 * @throws Error after all others, with the number of failures and the first cause
 */
export async function processBatches<T>(
  words: Words,
  items: Iterable<T> | AsyncIterable<T>,
  { size, lanes = 1 }: Batches,
  workAll: (batch: readonly T[]) => Promise<readonly T[]>,
  workOne: (item: T) => Promise<unknown>,
): Promise<void> {
  const left: T[] = [];
  const work = async (batch: readonly T[]) => {
    left.push(...(await workAll(batch).catch(() => batch)));
  };
  await processEach(words, batchesOf(items, size), work, lanes);
  await processEach(words, left, workOne);
}

async function* batchesOf<T>(items: Iterable<T> | AsyncIterable<T>, size: number) {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* iterate<T>(items: Iterable<T> | AsyncIterable<T>) {
  yield* items;
}
