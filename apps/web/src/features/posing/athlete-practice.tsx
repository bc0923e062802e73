import type { PoseSession } from '@posedown/contract';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useAthleteName, usePoseSessions } from './api.ts';
import history from './history.module.css';
import { NoteForm } from './note-form.tsx';
import { PracticeList } from './practice-list.tsx';
import { SessionFacts } from './session-facts.tsx';

/** One athlete's practice, with the coach's notes on each session. */
export function AthletePractice({ athleteId }: { athleteId: string }) {
  return (
    <Stack as="section" aria-labelledby="athlete-practice">
      <SectionHeader
        id="athlete-practice"
        title="Posing practice"
        intro="Your notes are shown to the athlete."
      />
      <Sessions athleteId={athleteId} />
    </Stack>
  );
}

function Sessions({ athleteId }: { athleteId: string }) {
  const query = usePoseSessions(athleteId, true);
  const name = useAthleteName(athleteId);
  if (!query.data) {
    return (
      <QueryFallback query={query} what="the practice">
        <SkeletonArea label="Loading the practice">
          <Skeleton height="9rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  if (query.data.sessions.length === 0) {
    return (
      <EmptyState title="No practice yet">
        Sessions they save under Practice Posing appear here.
      </EmptyState>
    );
  }
  const drawn = (session: PoseSession) => (
    <li key={session.id} className={history.session}>
      <SessionFacts session={session} withNotes={false} />
      <NoteForm session={session} athleteName={name} />
    </li>
  );
  return (
    <PracticeList userId={athleteId} practice={query.data}>
      {drawn}
    </PracticeList>
  );
}
