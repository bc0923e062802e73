/**
 * Reads one item ahead, so that the source works while the consumer does. Ends the source when the consumer stops.
 */
export async function* readAhead<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = source.next();
  try {
    for (let item = await next; !item.done; item = await next) {
      next = source.next();
      // Reported when it is awaited, or never if the consumer stops before.
      next.catch(() => undefined);
      yield item.value;
    }
  } finally {
    await source.return(undefined);
  }
}
