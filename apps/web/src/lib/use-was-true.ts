import { useState } from 'react';

/** Whether something was so at any moment since it was asked for first. */
export function useWasTrue(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return isSo || wasSo;
}
