import { RECENT_PRACTICE } from '@posedown/coaching';
import type { PoseSession } from '@posedown/contract';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { Portions } from '../../ui/parts/portions.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useRecentPoseSessions } from './api.ts';
import history from './history.module.css';
import { NoteForm } from './note-form.tsx';
import classes from './posing.module.css';
import { PRACTICE_PORTIONS, SessionFacts } from './session-facts.tsx';

const { days, sessions } = RECENT_PRACTICE;

/** Recent practice of the coach's athletes, with notes. */
export function RosterPractice() {
  const query = useRecentPoseSessions();
  return (
    <Stack as="section" aria-labelledby="roster-practice">
      <SectionHeader
        id="roster-practice"
        title="Your athletes' practice"
        intro={`${isCut(query.data) ? `The latest ${sessions} of the` : 'The'} last ${days} days, newest first. Your notes are shown to the athlete.`}
      />
      <Sessions query={query} />
    </Stack>
  );
}

/** Whether the list was cut off at the limit. */
const isCut = (shown: readonly unknown[] = []) => shown.length >= sessions;

function Sessions({ query }: { query: ReturnType<typeof useRecentPoseSessions> }) {
  const { data } = query;
  if (!data) {
    return (
      <QueryFallback query={query} what="the practice">
        <SkeletonArea label="Loading the practice" holdsBelow>
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
          <Skeleton height="9rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title={`No practice in the last ${days} days`}>
        Sessions your athletes save appear here so you can give feedback on each.
      </EmptyState>
    );
  }
  return (
    <Portions
      items={data}
      {...PRACTICE_PORTIONS}
      className={history.sessions}
      rest={
        isCut(data) && <p className={classes.muted}>Older sessions are on each athlete’s page.</p>
      }
    >
      {({ athleteName, session }: { athleteName: string; session: PoseSession }) => (
        <li key={session.id} className={history.session}>
          <SessionFacts session={session} athlete={athleteName} withNotes={false} />
          <NoteForm session={session} athleteName={athleteName} />
        </li>
      )}
    </Portions>
  );
}
