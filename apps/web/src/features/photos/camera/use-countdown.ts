import { useEffect, useRef, useState } from 'react';

const SECOND_MS = 1000;

/** Counts down and then calls `onEnd`, immediately from 0. `left` is null when not counting. */
export function useCountdown(onEnd: () => void) {
  const [left, setLeft] = useState<number | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (left === null) return undefined;
    const timer = setTimeout(() => {
      if (left > 1) setLeft(left - 1);
      else {
        setLeft(null);
        end.current();
      }
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [left]);
  const start = (seconds: number) => {
    if (seconds > 0) setLeft(seconds);
    else end.current();
  };
  return { left, start };
}
