/**
 * Every row of a list that is read a batch at a time, so that no list, however long, is held at once.
 * @param readAfter reads the batch that follows a row; the first one follows null, and an empty one is the end
 */
export async function* inBatches<Row>(
  readAfter: (after: Row | null) => Promise<Row[]> | Row[],
): AsyncGenerator<Row> {
  let after: Row | null = null;
  do {
    const batch: Row[] = await readAfter(after);
    yield* batch;
    after = batch.at(-1) ?? null;
  } while (after !== null);
}
