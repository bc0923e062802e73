import { useEffect, useState } from 'react';

/**
 * The value once it has been stable for a while, for example once typing pauses.
 * @param key identifies the value; needed for objects created on every render
 */
export function useDebounced<Value>(value: Value, forMs: number, key: unknown = value): Value {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    if (settled.key === key) return undefined;
    const timer = setTimeout(() => setSettled({ value, key }), forMs);
    return () => clearTimeout(timer);
  }, [settled.key, value, key, forMs]);
  return settled.value;
}
