import { HIIT_PROTOCOL, HIIT_SEGMENTS, hiitPhasesDone } from '@posedown/coaching';
import { clockText } from '../../lib/clock/clock-text.ts';
import classes from './cardio-session.module.css';
import { SEGMENT_WORDS, segmentWords } from './hiit-words.ts';
import type { HiitSession } from './use-hiit-session.ts';

interface HiitClockProps {
  session: HiitSession;
  /** Whether it is saved, also where that was before its end. */
  isDone: boolean;
}

/** What is on, large enough to be read from a bike, and how long it still is. */
export function HiitClock({ session, isDone }: HiitClockProps) {
  const { state, position, seconds } = session;
  const segment = position?.segment ?? HIIT_SEGMENTS.at(-1);
  if (!segment) return null;
  const over = isDone || state === 'over';
  const words = segmentWords(segment, HIIT_PROTOCOL.intervals);
  const done = hiitPhasesDone(seconds);
  const phases = HIIT_PROTOCOL.intervals * 2;
  return (
    <div className={classes.clock} data-type={over ? 'over' : segment.type}>
      {/* Spoken when it changes, not every second. */}
      <p className={classes.segment} role="status">
        {over ? 'Session Complete' : state === 'paused' ? `Paused. ${words}` : words}
      </p>
      <p className={classes.countdown} role="timer" aria-label="Left in this phase">
        {clockText(over ? 0 : Math.ceil(position?.remainingSeconds ?? 0))}
      </p>
      {!over && <p className={classes.detail}>{SEGMENT_WORDS[segment.type].detail}</p>}
      <div className={classes.phases}>
        <progress max={phases} value={done} aria-label="Phases done" />
        <span>
          {done} of {phases} phases ({HIIT_PROTOCOL.intervals} intervals × 2)
        </span>
      </div>
    </div>
  );
}
