import { counted, sessionProgress } from '@posedown/coaching';
import type { WorkoutSession } from '@posedown/contract';
import { IconCloudOff } from '@tabler/icons-react';
import { clockText } from '../../../lib/clock/clock-text.ts';
import { deviceTime, serverTime } from '../../../lib/clock/server-time.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { formatWeekday } from '../../../lib/days.ts';
import { UNSTORED_NOTE } from '../../../lib/unsaved-outbox.ts';
import { useTrueFor } from '../../../lib/use-true-for.ts';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { MuteButton } from '../../../ui/cues/mute-button.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { secondsOf } from './progress-text.ts';
import classes from './session-header.module.css';
import type { RestControl } from './use-rest.ts';

interface SessionHeaderProps {
  session: WorkoutSession;
  /** The athlete's day. */
  today: string;
  rest: RestControl;
  /** The number of changes not sent yet. */
  waiting: number;
  /** Whether they survive a reload. */
  isStored: boolean;
}

/** The seconds that one tap adds to or removes from a rest. */
const STRETCH_SECONDS = 15;
/** Faster sends aren't mentioned, because a line that appears and disappears would shift the page. */
const LATE_MS = 4000;

/** Always in view: time, sets done, and the current rest. */
export function SessionHeader(props: SessionHeaderProps) {
  const { session, today, rest, waiting, isStored } = props;
  const anchorMs = deviceTime(session.startedAt);
  const now = useNow({ isTicking: true, anchorMs });
  const { done, total } = sessionProgress(session.exerciseData);
  const isLate = useTrueFor(waiting > 0, LATE_MS);
  return (
    <div className={classes.header}>
      <div className={classes.row}>
        <p className={classes.time}>
          <span className={classes.label}>Time</span>
          <span role="timer" aria-label="Workout time" className={classes.clock}>
            {clockText(Math.floor(secondsOf(session, serverTime(now))))}
          </span>
        </p>
        <p className={classes.time}>
          <span className={classes.label}>Sets</span>
          <span className={classes.clock}>
            {done}/{total}
          </span>
        </p>
        <MuteButton />
      </div>
      <ShareBar percent={total === 0 ? 0 : (100 * done) / total} />
      {rest.left !== null && (
        <div className={classes.rest}>
          <span className={classes.restFigures}>
            <span className={classes.restClock} role="timer" aria-label="Rest left">
              {clockText(rest.left)}
            </span>
            <span className={classes.restText}>of {clockText(rest.seconds)} rest</span>
          </span>
          {[-STRETCH_SECONDS, STRETCH_SECONDS].map((seconds) => (
            <Button
              key={seconds}
              size="md"
              variant="default"
              className={classes.stretch}
              aria-label={`${Math.abs(seconds)} s ${seconds < 0 ? 'less' : 'more'} rest`}
              onClick={() => rest.stretch(seconds)}
            >
              {seconds < 0 ? `−${-seconds}` : `+${seconds}`}
            </Button>
          ))}
          <Button size="md" variant="default" onClick={rest.skip}>
            Skip Rest
          </Button>
        </div>
      )}
      {session.date !== today && (
        <p className={classes.begun}>
          Started on {formatWeekday(session.date)}, so it counts for that day.
        </p>
      )}
      {isLate && (
        <p className={classes.waiting} role="status">
          <IconCloudOff size={16} aria-hidden="true" />
          {counted(waiting, 'change')} not sent yet:{' '}
          {isStored ? 'saved on this device.' : `will sync when you’re online. ${UNSTORED_NOTE}`}
        </p>
      )}
    </div>
  );
}
