import { counted, sessionProgress } from '@posedown/coaching';
import type { WorkoutSession } from '@posedown/contract';
import { IconCloudOff } from '@tabler/icons-react';
import { deviceTime } from '../../../lib/clock/server-time.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { MuteButton } from '../../../ui/cues/mute-button.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { clockWords } from './rest-timer.ts';
import classes from './session-header.module.css';
import type { RestControl } from './use-rest.ts';

interface SessionHeaderProps {
  session: WorkoutSession;
  rest: RestControl;
  /** Changes that have not reached the server. */
  waiting: number;
}

/** Stays in view: time, sets done, and the rest under way. */
export function SessionHeader({ session, rest, waiting }: SessionHeaderProps) {
  const startedMs = deviceTime(session.startedAt);
  const now = useNow({ isTicking: true, anchorMs: startedMs });
  const { done, total } = sessionProgress(session.exerciseData);
  return (
    <div className={classes.header}>
      <div className={classes.row}>
        <p className={classes.time}>
          <span className={classes.label}>Time</span>
          <span role="timer" aria-label="Workout time" className={classes.clock}>
            {clockWords(Math.max(0, (now - startedMs) / 1000))}
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
          <span className={classes.restClock} role="timer" aria-label="Rest left">
            {clockWords(rest.left)}
          </span>
          <span className={classes.restWords}>of {clockWords(rest.seconds)} rest</span>
          <Button size="md" variant="default" onClick={rest.skip}>
            Skip Rest
          </Button>
        </div>
      )}
      {waiting > 0 && (
        <p className={classes.waiting} role="status">
          <IconCloudOff size={16} aria-hidden="true" />
          {counted(waiting, 'change')} not sent yet: kept on this device.
        </p>
      )}
    </div>
  );
}
