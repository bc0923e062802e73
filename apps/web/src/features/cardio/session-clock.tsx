import { clockText } from '../../lib/clock/clock-text.ts';
import classes from './cardio-session.module.css';

interface SessionClockProps {
  /** The current phase, announced when it changes. */
  status: string;
  seconds: number;
  /** The accessible name of the time. */
  timeLabel: string;
  detail?: string | false;
  progress: { value: number; max: number; label: string; text: string };
  /** The type of the current interval, for its color. */
  type?: string;
}

/** A session's current phase, time and progress, large enough to read from a bike. */
export function SessionClock(props: SessionClockProps) {
  const { status, seconds, timeLabel, detail, progress, type } = props;
  return (
    <div className={classes.clock} data-type={type}>
      <p className={classes.segment} role="status">
        {status}
      </p>
      <p className={classes.countdown} role="timer" aria-label={timeLabel}>
        {clockText(seconds)}
      </p>
      {detail && <p className={classes.detail}>{detail}</p>}
      <div className={classes.phases}>
        <progress max={progress.max} value={progress.value} aria-label={progress.label} />
        <span>{progress.text}</span>
      </div>
    </div>
  );
}
