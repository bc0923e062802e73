import type { PeakWeekReply } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import { ApiError, userMessageOf } from '../../lib/api-error.ts';
import { formatDay } from '../../lib/days.ts';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import classes from './peak-week.module.css';

/** Of the page, without a show: athlete and coach have one each. */
interface Path {
  path: string;
}

/** The ways to the peak weeks of other shows that are near: nobody has to wait until one is over. */
export function OtherShows({ shows, path }: { shows: PeakWeekReply['others'] } & Path) {
  if (shows.length === 0) return null;
  return (
    <nav className={classes.stack} aria-label="Other peak weeks">
      {shows.map(({ competitionId, name, date, isOfToday }) => (
        <Link key={competitionId} to={path} search={isOfToday ? {} : { competitionId }}>
          Peak week of {name}, {formatDay(date)}
        </Link>
      ))}
    </nav>
  );
}

/** Whether it is the show in the address that is refused: over, too far ahead, or none of the athlete's. */
export const isNotToBeHad = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);

export const NotThatShow = ({ error, path }: { error: ApiError } & Path) => (
  <EmptyState
    title="No peak week for that show"
    action={
      <LinkButton to={path} size="md">
        Current peak week
      </LinkButton>
    }
  >
    {userMessageOf(error, 'It may be over.')}
  </EmptyState>
);
