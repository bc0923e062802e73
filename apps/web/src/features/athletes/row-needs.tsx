import type { ClientCard } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { formatDaysAway, todayIn } from '../../lib/days.ts';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import { needPath, needText } from './athlete-text.ts';
import classes from './row-needs.module.css';

/** The reasons to act; without any, the sentence behind the status. */
export function RowNeeds({ athlete }: { athlete: ClientCard }) {
  const { id, needs, needCount, statusReason } = athlete;
  if (needs.length === 0)
    return (
      <p className={classes.why} title={statusReason}>
        {statusReason}
      </p>
    );
  const more = needCount - needs.length;
  return (
    <div className={classes.why}>
      {needs.map((need, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: an athlete may have the same reason twice
          key={index}
          className={classes.need}
        >
          <Link
            // Typed as string, because only `app` knows the routes.
            to={needPath(need, id) as string}
            className={classes.reason}
            data-severity={need.severity}
            title={needs
              .map((each) => `${needText(each, athlete)} (${sinceText(each)})`)
              .join('\n')}
          >
            {needText(need, athlete)}
          </Link>
          <time className={classes.since} dateTime={need.since}>
            {sinceText(need)}
          </time>
        </span>
      ))}
      {needCount > 1 && (
        <span className={classes.others} aria-hidden="true">
          +{needCount - 1}
        </span>
      )}
      {more > 0 && <VisuallyHidden>{more} more</VisuallyHidden>}
    </div>
  );
}

const sinceText = ({ since }: ClientCard['needs'][number]) =>
  formatDaysAway(todayIn(), todayIn(undefined, new Date(since)));
