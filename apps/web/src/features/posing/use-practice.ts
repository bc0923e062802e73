import type { PosingRoutine } from '@posedown/coaching';
import { useCallback, useEffect, useRef } from 'react';
import { useNow } from '../../lib/clock/use-now.ts';
import { usePersistentState } from '../../lib/clock/use-persistent-state.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { playCue } from '../../ui/cues/cue.ts';
import { unlockSound } from '../../ui/cues/sound.ts';
import { useWakeLock } from '../../ui/cues/use-wake-lock.ts';
import {
  endPractice,
  nextPose,
  type Practice,
  type PracticeState,
  poseMsLeft,
  practiceState,
  previousPose,
  readPractice,
  resetPose,
  settle,
  startPractice,
  steadyPractice,
  togglePlay,
} from './practice.ts';

/** The controls of a session in progress. */
export interface PracticeControls {
  togglePlay: () => void;
  next: () => void;
  previous: () => void;
  reset: () => void;
  end: () => void;
}

export interface PracticeRun {
  /** Null in the selection phase. */
  practice: Practice | null;
  state: PracticeState;
  leftMs: number;
  start: (routine: PosingRoutine) => void;
  /** Back to the selection. */
  leave: () => void;
  controls: PracticeControls;
}

const TICK_MS = 250;
const read = (draft: unknown): Practice | null | undefined => readPractice(draft, Date.now());

/** A posing session, stored across reloads, with cues; keeps the screen on while it runs. */
export function usePractice(userId: string): PracticeRun {
  const [kept, keep, leave] = usePersistentState<Practice | null>(
    `posedown.posing.${userId}`,
    read,
    null,
  );
  const isTicking = kept?.watch.sinceMs != null;
  const now = useNow({ isTicking, everyMs: TICK_MS, anchorMs: kept?.watch.sinceMs ?? 0 });
  const practice = useSettled(kept, now, keep);
  const state = practice ? practiceState(practice, now) : 'paused';
  const msLeft = practice ? poseMsLeft(practice, now) : 0;
  useWakeLock(state === 'running' || state === 'advancing');
  usePoseCues(state, Math.ceil(msLeft / 1000));

  const latest = useRef(practice);
  latest.current = practice;
  const change = useCallback(
    (by: (practice: Practice, nowMs: number) => Practice) => () => {
      unlockSound();
      const instant = Date.now();
      if (latest.current) keep(by(settle(latest.current, instant), instant));
    },
    [keep],
  );
  function start(routine: PosingRoutine) {
    unlockSound();
    keep(startPractice(routine, newRequestKey(), Date.now()));
  }
  const controls = {
    togglePlay: change(togglePlay),
    next: change(nextPose),
    previous: change(previousPose),
    reset: change(resetPose),
    end: change(endPractice),
  };
  return { practice, state, leftMs: msLeft, start, leave, controls };
}

/** The session updated to this instant, stored when it changes. */
function useSettled(
  stored: Practice | null,
  now: number,
  store: (practice: Practice) => void,
): Practice | null {
  const last = useRef(now);
  const settled = stored && settle(steadyPractice(stored, last.current, now), now);
  useEffect(() => {
    last.current = now;
    if (settled && settled !== stored) store(settled);
  }, [settled, stored, now, store]);
  return settled;
}

const COUNT_OUT_SECONDS = 3;

/** Tone and vibration when poses start and end, and for the last seconds. */
function usePoseCues(state: PracticeState, secondsLeft: number) {
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === state) return;
    if (state === 'advancing') playCue('ease');
    if (state === 'running') playCue('go');
    if (state === 'over' && was === 'running') playCue('end');
  }, [state]);
  useEffect(() => {
    if (state === 'running' && secondsLeft > 0 && secondsLeft <= COUNT_OUT_SECONDS) playCue('tick');
  }, [state, secondsLeft]);
}
