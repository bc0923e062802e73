/**
 * Yields every row of a list read in batches, so that the list is never in memory as a whole. @param readAfter reads
 * the batch after a row; null for the first, and an empty batch ends it
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
