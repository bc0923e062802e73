import type { PoseSession } from '@posedown/contract';
import { useState } from 'react';
import { formatWeekday, withYear } from '../../lib/days.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useDeletePoseSession, usePoseSessions } from './api.ts';
import history from './history.module.css';
import { PracticeList } from './practice-list.tsx';
import { QualityTrend } from './quality-trend.tsx';
import { SessionFacts } from './session-facts.tsx';

/** The athlete's sessions with their ratings and the coach's notes. */
export function PracticeHistory({ userId }: { userId: string }) {
  return (
    <Stack as="section" aria-labelledby="practice-history">
      <SectionHeader id="practice-history" title="Your practice" />
      <Sessions userId={userId} />
    </Stack>
  );
}

function Sessions({ userId }: { userId: string }) {
  const query = usePoseSessions(userId, true);
  const { data } = query;
  const [deleted, setDeleted] = useState<PoseSession>();
  const remove = useDeletePoseSession(userId);
  if (!data) {
    return (
      <QueryFallback query={query} what="your practice">
        <SkeletonArea label="Loading your practice">
          <Skeleton height="11rem" />
          <Skeleton height="6rem" />
          <Skeleton height="6rem" />
        </SkeletonArea>
      </QueryFallback>
    );
  }
  if (data.sessions.length === 0) {
    return (
      <EmptyState title="No practice yet">
        Start a routine above and rate it at the end. Your sessions and their trend appear here.
      </EmptyState>
    );
  }
  function confirm(session: PoseSession) {
    remove.mutate(session.id, {
      onSettled: () => setDeleted(undefined),
      onSuccess: () => void showToast({ title: 'Practice deleted' }),
      onError: (error) => {
        showError(error, 'It wasn’t deleted. Try again.');
      },
    });
  }
  const drawn = (session: PoseSession) => (
    <OwnSession key={session.id} session={session} onDelete={() => setDeleted(session)} />
  );
  return (
    <>
      <QualityTrend sessions={data.sessions} />
      <PracticeList userId={userId} practice={data}>
        {drawn}
      </PracticeList>
      {deleted && (
        <ConfirmDialog
          title="Delete this practice?"
          confirmLabel="Delete"
          isDestructive
          busy={remove.isPending}
          onConfirm={() => confirm(deleted)}
          onClose={() => setDeleted(undefined)}
        >
          The session of {withYear(formatWeekday, deleted.date)} and its ratings will be permanently
          deleted.
        </ConfirmDialog>
      )}
    </>
  );
}

function OwnSession({ session, onDelete }: { session: PoseSession; onDelete: () => void }) {
  return (
    <li className={history.session}>
      <SessionFacts session={session} />
      <Button
        variant="subtle"
        size="md"
        color="gray"
        className={history.delete}
        aria-label={`Delete the practice of ${withYear(formatWeekday, session.date)}`}
        onClick={onDelete}
      >
        Delete
      </Button>
    </li>
  );
}
