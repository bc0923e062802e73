import { useEffect, useState } from 'react';

/**
 * A value once it has stayed the same for a while, as once typing pauses.
 * @param key tells one value from another; needed for objects that are made on every render
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
