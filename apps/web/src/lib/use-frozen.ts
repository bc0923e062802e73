import { useState } from 'react';

/** Returns the last value while frozen, so that stepwise changes appear at once afterward. */
export function useFrozen<Value>(value: Value, isFrozen: boolean): Value {
  const [shown, setShown] = useState({ value });
  if (!isFrozen && shown.value !== value) setShown({ value });
  return isFrozen ? shown.value : value;
}
