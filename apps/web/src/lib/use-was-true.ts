import { useState } from 'react';

/** Whether a value has been true at any time since mounting. */
export function useWasTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
