import { clockText } from '../../lib/clock/clock-text.ts';
import classes from './cardio-session.module.css';

interface LissClockProps {
  type: string;
  seconds: number;
  goalSeconds: number;
  state: 'not-started' | 'running' | 'paused';
  isReached: boolean;
  isDone: boolean;
}

/** What is left of the planned minutes; once they are over, what came on top. */
export function LissClock(props: LissClockProps) {
  const { type, seconds, goalSeconds, state, isReached, isDone } = props;
  const words = isDone
    ? 'Session Complete'
    : state === 'paused'
      ? `Paused. ${type}`
      : isReached
        ? 'Planned minutes done'
        : type;
  return (
    <div className={classes.clock}>
      <p className={classes.segment} role="status">
        {words}
      </p>
      <p className={classes.countdown} role="timer" aria-label={isReached ? 'Time' : 'Time left'}>
        {clockText(isReached ? Math.floor(seconds) : Math.ceil(goalSeconds - seconds))}
      </p>
      <p className={classes.detail}>
        {isReached ? 'Keep going if you like. It all counts.' : 'A pace you can talk at.'}
      </p>
      <div className={classes.phases}>
        <progress
          max={goalSeconds}
          value={Math.min(goalSeconds, seconds)}
          aria-label="Planned minutes done"
        />
        <span>
          {Math.floor(seconds / 60)} of {Math.round(goalSeconds / 60)} min
        </span>
      </div>
    </div>
  );
}
