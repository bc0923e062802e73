/**
 * Serves many calls with one load. Calls during a load share the next one, so no result is older than its call and
 * floods never queue up. @param load loads the value of each key; keys without a value are omitted
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
