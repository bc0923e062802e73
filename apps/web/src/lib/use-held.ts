import { useState } from 'react';

/** Returns the last value while held, so that stepwise changes appear at once afterwards. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [shown, setShown] = useState({ value });
  if (!isHeld && shown.value !== value) setShown({ value });
  return isHeld ? shown.value : value;
}
