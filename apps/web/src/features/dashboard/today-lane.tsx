import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './today-card.module.css';

interface TodayLaneProps {
  /** The category, such as 'Cardio'. */
  kind: string;
  title: string;
  isDone?: boolean;
  action?: ReactNode;
  children: ReactNode;
}

/** One task of the day: what it is, its details, and the button for it. */
export function TodayLane({ kind, title, isDone = false, action, children }: TodayLaneProps) {
  return (
    <div className={classes.lane}>
      <div className={classes.laneText}>
        <p className={classes.kind}>{kind}</p>
        <h3 className={classes.laneTitle}>
          {isDone && (
            <IconCircleCheckFilled size={20} className={classes.done} aria-hidden="true" />
          )}
          {title}
        </h3>
        <p className={classes.detail}>{children}</p>
      </div>
      {action}
    </div>
  );
}
