import { counted } from '@posedown/coaching';
import type { SessionLine, Units } from '@posedown/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from '../../../lib/auth-context.ts';
import { formatWeekday, withYear } from '../../../lib/days.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { useProfile } from '../../../lib/profile.ts';
import { WEIGHT_UNIT, weightFromKg } from '../../../lib/units.ts';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { Facts } from '../../../ui/parts/facts.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { MoreButton } from '../../../ui/parts/more-button.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useSessions } from '../api.ts';
import classes from './history.module.css';

/** An athlete's sessions, newest first, paginated. */
export function SessionList({ athleteId }: { athleteId: string }) {
  const sessions = useSessions(athleteId);
  const { isClient } = useAuth();
  const units = useProfile(athleteId).data?.units;
  if (!sessions.data) {
    return (
      <QueryFallback query={sessions} what="the sessions">
        <SkeletonArea label="Loading the sessions" holdsBelow>
          {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
            <Skeleton key={index} height="4rem" />
          ))}
        </SkeletonArea>
      </QueryFallback>
    );
  }
  const lines = sessions.data.pages.flatMap((page) => page.sessions);
  if (lines.length === 0) {
    return (
      <EmptyState
        title="No sessions yet"
        action={
          isClient && (
            <LinkButton to="/workout-session" size="md">
              Go to workout
            </LinkButton>
          )
        }
      >
        Logged workouts appear here, set by set.
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={classes.list}>
        {lines.map((line) => (
          <li key={line.id}>
            <SessionLink line={line} athleteId={athleteId}>
              <LineText line={line} units={units} />
            </SessionLink>
          </li>
        ))}
      </ol>
      <MoreButton list={sessions}>Show older sessions</MoreButton>
    </>
  );
}

interface SessionLinkProps {
  line: SessionLine;
  athleteId: string;
  children: ReactNode;
}

/** Links to the session, or to the user's own workout in progress. */
function SessionLink({ line: { id, completed }, athleteId, children }: SessionLinkProps) {
  const { isClient } = useAuth();
  if (isClient && !completed) {
    return (
      <Link to="/workout-session" className={classes.line}>
        {children}
      </Link>
    );
  }
  return (
    <Link
      to="/training/sessions/$sessionId"
      params={{ sessionId: id }}
      search={isClient ? {} : { athlete: athleteId }}
      className={classes.line}
    >
      {children}
    </Link>
  );
}

function LineText({ line, units }: { line: SessionLine; units: Units | undefined }) {
  const { isClient } = useAuth();
  const { name, date, completed, duration, sets, volumeKg, overallRpe, hasFeedback } = line;
  return (
    <>
      <span className={classes.name}>{name}</span>
      <time dateTime={date} className={classes.words}>
        {withYear(formatWeekday, date)}
      </time>
      <span className={classes.words}>
        <Facts
          of={[
            completed ? duration !== null && `${formatNumber(duration)} min` : 'in progress',
            counted(sets, 'set'),
            volumeKg > 0 && units && volumeText(volumeKg, units),
            overallRpe !== null && `RPE ${overallRpe}`,
            hasFeedback && 'coach feedback',
            isClient && !completed && 'Continue',
          ]}
        />
      </span>
    </>
  );
}

/** Formats the volume: '3,360 kg'. */
const volumeText = (volumeKg: number, units: Units) =>
  `${formatNumber(weightFromKg(volumeKg, units))} ${WEIGHT_UNIT[units]}`;
