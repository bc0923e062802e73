import { HIIT_PROTOCOL, HIIT_SEGMENTS } from '@posedown/coaching';
import { IconCheck, IconPlayerPlayFilled } from '@tabler/icons-react';
import { clockText } from '../../lib/clock/clock-text.ts';
import { SEGMENT_LABELS } from './hiit-text.ts';
import classes from './interval-list.module.css';

interface IntervalRow {
  key: string;
  title: string;
  detail: string;
  from: number;
  until: number;
}

const lengthOf = (seconds: number) => (seconds < 120 ? `${seconds} s` : clockText(seconds));

/** Warm-up, eight intervals, cool-down. */
function rows(): IntervalRow[] {
  const all: IntervalRow[] = [];
  for (const { type, interval, startSeconds, durationSeconds } of HIIT_SEGMENTS) {
    const until = startSeconds + durationSeconds;
    const before = all.at(-1);
    if (type === 'recovery' && before) {
      before.until = until;
      continue;
    }
    const { highSeconds, recoverySeconds } = HIIT_PROTOCOL;
    all.push({
      key: interval === null ? type : `interval-${interval}`,
      title: interval === null ? SEGMENT_LABELS[type].title : `Interval ${interval}`,
      detail:
        interval === null
          ? lengthOf(durationSeconds)
          : `${highSeconds} s high, ${recoverySeconds} s recovery`,
      from: startSeconds,
      until,
    });
  }
  return all;
}

const ROWS = rows();

/** All parts of the session, with the finished and the current ones marked. */
export function IntervalList({ seconds, isStarted }: { seconds: number; isStarted: boolean }) {
  return (
    <ol className={classes.list}>
      {ROWS.map(({ key, title, detail, from, until }) => {
        const isDone = seconds >= until;
        const isNow = isStarted && !isDone && seconds >= from;
        return (
          <li key={key} className={classes.row} aria-current={isNow ? 'step' : undefined}>
            <span className={classes.mark}>
              {isDone && <IconCheck size={16} role="img" aria-label="Done" />}
              {isNow && <IconPlayerPlayFilled size={14} role="img" aria-label="Now" />}
            </span>
            <span className={classes.title}>{title}</span>
            <span className={classes.detail}>{detail}</span>
          </li>
        );
      })}
    </ol>
  );
}
