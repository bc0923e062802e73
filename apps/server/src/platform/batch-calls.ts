/**
 * Batches calls: one load serves all calls that arrived before it started. Calls during a load
 * wait for the next one, so that no result is older than its call and at most one load is queued.
 * @param load loads the value of each key; keys without a value are omitted
 */
export function batchCalls<Value>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let next: { keys: Set<string>; values: Promise<ReadonlyMap<string, Value>> } | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function openBatch() {
    const keys = new Set<string>();
    const values = last.then(() => {
      next = null;
      return load([...keys]);
    });
    last = values.catch(() => undefined);
    next = { keys, values };
    return next;
  }

  return async (key) => {
    const { keys, values } = next ?? openBatch();
    keys.add(key);
    return (await values).get(key);
  };
}
