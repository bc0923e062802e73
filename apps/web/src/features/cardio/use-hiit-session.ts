import {
  HIIT_PROTOCOL,
  HIIT_SEGMENTS,
  type HiitPosition,
  hiitPositionAt,
} from '@posedown/coaching';
import { useEffect, useRef } from 'react';
import { playCue } from '../../ui/cues/cue.ts';
import { useWakeLock } from '../../ui/cues/use-wake-lock.ts';
import {
  type HiitState,
  hiitSeconds,
  hiitState,
  NOT_STARTED,
  readHiitRun,
  skipWarmUp,
} from './hiit-run.ts';
import { SEGMENT_LABELS, segmentText } from './hiit-text.ts';
import { toast, useCardioRun } from './use-cardio-run.ts';

export type HiitSession = ReturnType<typeof useHiitSession>;

/** A HIIT session with its stopwatch, toasts and cues; keeps the screen on while it runs. */
export function useHiitSession(userId: string) {
  const { start, store, ...session } = useCardioRun({
    key: `posedown.cardio.hiit.${userId}`,
    parse: readHiitRun,
    notStarted: NOT_STARTED,
    skippedMsOf: ({ skippedMs }) => skippedMs,
  });
  const { run, now } = session;
  const state = hiitState(run, now);
  const seconds = hiitSeconds(run, now);
  /** Null once it is over. */
  const position = hiitPositionAt(seconds);
  useWakeLock(state === 'running');
  useCues(state, position);
  return {
    ...session,
    state,
    seconds,
    position,
    start: () => start(HIIT_SEGMENTS[0] && SEGMENT_LABELS[HIIT_SEGMENTS[0].type].detail),
    skip: () => store(skipWarmUp(run, Date.now())),
  };
}

const COUNT_IN_SECONDS = 3;

/** Announces each interval by toast, tone and vibration, and counts down its last seconds. */
function useCues(state: HiitState, position: HiitPosition | null) {
  const index = position?.index ?? HIIT_SEGMENTS.length;
  const secondsLeft = Math.ceil(position?.remainingSeconds ?? 0);
  const previousIndex = useRef(index);
  useEffect(() => {
    if (previousIndex.current === index) return;
    previousIndex.current = index;
    const segment = HIIT_SEGMENTS[index];
    if (!segment || state !== 'running') return;
    playCue(segment.type === 'high' ? 'go' : 'ease');
    const { title, detail } = SEGMENT_LABELS[segment.type];
    toast(title, segment.interval ? segmentText(segment, HIIT_PROTOCOL.intervals) : detail);
  }, [index, state]);
  useEffect(() => {
    if (state === 'running' && secondsLeft <= COUNT_IN_SECONDS && secondsLeft > 0) playCue('tick');
  }, [state, secondsLeft]);
}
