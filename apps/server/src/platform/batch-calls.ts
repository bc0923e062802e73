/**
 * Answers many calls by one load. Calls that come while a load runs share the next one, so that no answer is older
 * than its question, and a flood of calls never queues behind itself.
 * @param load finds what belongs to each key; a key that nothing belongs to is left out
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
