/**
 * Does the same work for each item, several at once, and stops at the first failure.
 * @param items a generator, whose items the lanes share
 */
export async function inLanes<T>(
  items: AsyncGenerator<T>,
  lanes: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const lane = async () => {
    // A lane that fails ends the generator, and so the others.
    for await (const item of items) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
