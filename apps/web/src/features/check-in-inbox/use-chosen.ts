import { useCallback, useEffect, useRef, useState } from 'react';

/** Delay between the last switch and the update of the address. */
const SYNC_MS = 250;

/**
 * The athlete whose review is open. Switching is instant; the address follows once the coach pauses, because a
 * navigation takes longer than rendering the review. @param inAddress the athlete in the address
 */
export function useChosen(
  inAddress: string | undefined,
  saveToAddress: (athleteId: string | undefined) => void,
) {
  const [chosen, setChosen] = useState(inAddress);
  const known = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useRef(saveToAddress);
  save.current = saveToAddress;
  useEffect(() => {
    // A link or the back button changed it.
    if (inAddress === known.current) return;
    known.current = inAddress;
    setChosen(inAddress);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const choose = useCallback((athleteId: string | undefined) => {
    setChosen(athleteId);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      known.current = athleteId;
      save.current(athleteId);
    }, SYNC_MS);
  }, []);
  return [chosen, choose] as const;
}
