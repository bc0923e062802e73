import { useEffect, useRef } from 'react';
import { useKeptState } from '../../../lib/clock/use-kept-state.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { giveCue } from '../../../ui/cues/cue.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { isStale, type Rest, readRest, restLeft, stretched } from './rest-timer.ts';

export interface RestControl {
  /** Seconds left; null where nobody rests. */
  left: number | null;
  /** Seconds of the whole rest. */
  seconds: number;
  start: (seconds: number) => void;
  /** Makes it longer, or shorter where below nought. */
  stretch: (seconds: number) => void;
  skip: () => void;
  /** Ends it without a word. */
  drop: () => void;
}

const NONE: Rest | null = null;

/** The rest of a session: counts down from its timestamp, and says when it is over. */
export function useRest(sessionId: string): RestControl {
  const [kept, keep, drop] = useKeptState<Rest | null>('posedown.rest', readRest, NONE);
  const rest = kept?.sessionId === sessionId ? kept : null;
  const now = useNow({ isTicking: rest !== null, anchorMs: rest?.startedMs });
  const left = rest ? restLeft(rest, now) : null;
  const said = useRef<number>(undefined);

  useEffect(() => {
    if (!rest || left !== 0 || said.current === rest.startedMs) return;
    said.current = rest.startedMs;
    drop();
    if (isStale(rest, Date.now())) return;
    giveCue('go');
    void showToast({ title: 'Rest Complete', message: 'Time for your next set.', seconds: 3 });
  }, [rest, left, drop]);

  return {
    left: left === 0 ? null : left,
    seconds: rest?.seconds ?? 0,
    start: (seconds) => seconds > 0 && keep({ sessionId, startedMs: Date.now(), seconds }),
    stretch: (seconds) => rest && keep(stretched(rest, seconds)),
    skip: () => {
      drop();
      void showToast({ title: 'Rest Skipped', message: 'On to the next set.', seconds: 2 });
    },
    drop,
  };
}
