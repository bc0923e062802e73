import { useEffect, useState } from 'react';

/** A value once it has stayed the same for a while. @param key tells one value from another */
export function useSettled<Value>(value: Value, key: string, forMs: number): Value {
  const [settled, setSettled] = useState({ value, key });
  useEffect(() => {
    if (settled.key === key) return undefined;
    const timer = setTimeout(() => setSettled({ value, key }), forMs);
    return () => clearTimeout(timer);
  }, [settled.key, value, key, forMs]);
  return settled.value;
}
