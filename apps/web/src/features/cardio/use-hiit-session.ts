import {
  HIIT_PROTOCOL,
  HIIT_SEGMENTS,
  type HiitPosition,
  hiitPositionAt,
} from '@posedown/coaching';
import { useEffect, useRef, useState } from 'react';
import { useKeptState } from '../../lib/clock/use-kept-state.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { dropDraft } from '../../lib/draft-store.ts';
import { giveCue } from '../../ui/cues/cue.ts';
import { unlockSound } from '../../ui/cues/sound.ts';
import { useWakeLock } from '../../ui/cues/use-wake-lock.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { holdOn, startOrGoOn } from './cardio-run.ts';
import {
  type HiitRun,
  type HiitState,
  hiitSeconds,
  hiitState,
  NOT_STARTED,
  readHiitRun,
  skipWarmUp,
} from './hiit-run.ts';
import { SEGMENT_WORDS, segmentWords } from './hiit-words.ts';
import { useSteadyWatch } from './use-steady-watch.ts';

export interface HiitSession {
  run: HiitRun;
  state: HiitState;
  /** Seconds into the session. */
  seconds: number;
  /** Null once it is over. */
  position: HiitPosition | null;
  start: () => void;
  togglePause: () => void;
  skip: () => void;
  /** Forgets it, as if it had not been started. */
  forget: () => void;
  /** Stops it: it stays on the screen, but is not kept any more. */
  end: () => void;
  change: (part: Partial<HiitRun>) => void;
}

const toast = (title: string, message?: string) => void showToast({ title, message, seconds: 2 });

/** A HIIT session: kept over a reload, with its toasts, cues and the screen kept on. */
export function useHiitSession(userId: string): HiitSession {
  const key = `posedown.cardio.hiit.${userId}`;
  const [run, keep, forget] = useKeptState(key, readHiitRun, NOT_STARTED);
  const [isEnded, setEnded] = useState(false);
  const isTicking = run.watch.sinceMs !== null;
  const anchorMs = (run.watch.sinceMs ?? 0) - run.watch.ranMs - run.skippedMs;
  const now = useNow({ isTicking, anchorMs });
  const state = hiitState(run, now);
  const seconds = hiitSeconds(run, now);
  const position = hiitPositionAt(seconds);
  useWakeLock(state === 'running');
  useSteadyWatch(run, now, keep);
  useCues(state, position);

  function start() {
    unlockSound();
    keep(startOrGoOn(run, Date.now()));
    const [first] = HIIT_SEGMENTS;
    if (first) toast('Session Started', SEGMENT_WORDS[first.type].detail);
  }
  function togglePause() {
    unlockSound();
    const instant = Date.now();
    keep(state === 'running' ? holdOn(run, instant) : startOrGoOn(run, instant));
    toast(state === 'running' ? 'Session Paused' : 'Session Resumed');
  }
  const skip = () => keep(skipWarmUp(run, Date.now()));
  const change = (part: Partial<HiitRun>) => {
    if (!isEnded) keep({ ...run, ...part });
  };
  function end() {
    keep(holdOn(run, Date.now()));
    dropDraft(key);
    setEnded(true);
  }
  return {
    run,
    state,
    seconds,
    position,
    start,
    togglePause,
    skip,
    change,
    forget,
    end,
  };
}

const COUNT_IN_SECONDS = 3;

/** Says by toast, tone and vibration what begins, and counts the last seconds in. */
function useCues(state: HiitState, position: HiitPosition | null) {
  const index = position?.index ?? HIIT_SEGMENTS.length;
  const left = Math.ceil(position?.remainingSeconds ?? 0);
  const before = useRef(index);
  useEffect(() => {
    if (before.current === index) return;
    before.current = index;
    const segment = HIIT_SEGMENTS[index];
    if (!segment || state !== 'running') return;
    giveCue(segment.type === 'high' ? 'go' : 'ease');
    const { title, detail } = SEGMENT_WORDS[segment.type];
    toast(title, segment.interval ? segmentWords(segment, HIIT_PROTOCOL.intervals) : detail);
  }, [index, state]);
  useEffect(() => {
    if (state === 'running' && left <= COUNT_IN_SECONDS && left > 0) giveCue('tick');
  }, [state, left]);
}
