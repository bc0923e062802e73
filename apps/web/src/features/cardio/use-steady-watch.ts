import { useEffect, useRef } from 'react';
import { type Stopwatch, steady } from '../../lib/clock/stopwatch.ts';

/** Keeps what a running timer showed when the device sets its clock back. */
export function useSteadyWatch<Run extends { watch: Stopwatch }>(
  run: Run,
  now: number,
  keep: (run: Run) => void,
) {
  const last = useRef(now);
  useEffect(() => {
    const watch = steady(run.watch, last.current, now);
    last.current = now;
    if (watch !== run.watch) keep({ ...run, watch });
  }, [run, now, keep]);
}
