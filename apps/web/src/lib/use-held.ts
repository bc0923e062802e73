import { useState } from 'react';

/** The value as it was before it was held: what changes piece by piece meanwhile is shown at once afterwards. */
export function useHeld<Value>(value: Value, isHeld: boolean): Value {
  const [shown, setShown] = useState({ value });
  if (!isHeld && shown.value !== value) setShown({ value });
  return isHeld ? shown.value : value;
}
