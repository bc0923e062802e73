import type { InboxFilter, InboxRow } from '@posedown/contract';
import { useCallback, useMemo, useState } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { announce } from '../../ui/announce/announce.ts';
import { Button } from '../../ui/parts/button.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useInbox, useReview } from './api.ts';
import classes from './inbox.module.css';
import { FILTERS, type InboxQuery } from './inbox-query.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { type PendingAnswer, usePendingAnswers } from './pending-answers.ts';
import { PlanPanel } from './plan-panel.tsx';
import { Queue } from './queue.tsx';
import { Review } from './review.tsx';
import { useChosen } from './use-chosen.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { usePrefetchReviews } from './use-prefetch-reviews.ts';
import { useReviewDraft } from './use-review-draft.ts';

// Typed as string, because only `app` knows the routes.
const FORMS: string = '/check-in-forms';
/** Reviews loaded ahead. */
const AHEAD = 3;

interface InboxScreenProps {
  query: InboxQuery;
  /** Writes filter and athlete to the address. */
  onQuery: (query: InboxQuery) => void;
}

/** The coach's check-ins: the queue, one athlete's week, and the answer, side by side. */
export function InboxScreen({ query, onQuery }: InboxScreenProps) {
  const { id: coachId } = useSignedInUser();
  const filter = query.filter ?? 'waiting';
  const inbox = useInbox(filter, query.tag);
  const pending = usePendingAnswers(coachId);
  const rows = useMemo(
    () =>
      withoutAnswered(
        inbox.data?.pages.flatMap((page) => page.rows),
        pending.waiting,
      ),
    [inbox.data, pending.waiting],
  );
  // A narrow screen starts with the queue, a wide one with the first athlete.
  const [chosen, choose] = useChosen(query.athlete, (athlete) =>
    onQuery({ ...listOf(query), ...(athlete ? { athlete } : {}) }),
  );
  const athleteId = chosen ?? (isWide() ? rows?.[0]?.athleteId : undefined);
  const place = rows?.findIndex((row) => row.athleteId === athleteId) ?? -1;
  const open = (row: InboxRow | undefined) => choose(row?.athleteId);
  const close = useCallback(() => choose(undefined), [choose]);
  const step = (by: number) => {
    if (!rows || rows.length === 0) return;
    const from = place < 0 ? (by > 0 ? -1 : rows.length) : place;
    open(rows[Math.min(rows.length - 1, Math.max(0, from + by))]);
  };
  usePrefetchReviews(
    rows
      ?.slice(Math.max(0, place) + 1, Math.max(0, place) + 1 + AHEAD)
      .map((row) => row.athleteId) ?? [],
  );

  /** Moves on after an answer: to the row below, or to the last one. */
  function answered(answer: Omit<PendingAnswer, 'sendAtMs'>) {
    pending.add(answer);
    const left = rows?.filter((row) => row.athleteId !== answer.athleteId) ?? [];
    open(left[Math.min(Math.max(0, place), left.length - 1)]);
    announce(`${answer.name} is answered. Press U to undo.`);
  }

  function undo() {
    const restored = pending.undo();
    if (!restored) return;
    choose(restored.athleteId);
    announce(`Undid the answer to ${restored.name}.`);
  }

  return (
    <div className={classes.frame}>
      <h1 className={classes.hidden}>Check-ins</h1>
      <Queue
        rows={rows}
        counts={inbox.data?.pages[0]?.counts}
        list={inbox}
        filter={filter}
        chosen={athleteId}
        pending={pending.waiting}
        tag={query.tag}
        onFilter={(next) => onQuery(listOf({ ...query, filter: next }))}
        onTag={(tag) => onQuery(listOf({ ...query, tag }))}
        onOpen={open}
        onUndo={undo}
      />
      {athleteId ? (
        <Opened
          key={athleteId}
          athleteId={athleteId}
          place={place}
          of={rows?.length ?? 0}
          onAnswered={answered}
          onStep={step}
          onUndo={undo}
          onClose={close}
        />
      ) : (
        <Unopened
          onStep={step}
          onUndo={undo}
          isLoading={inbox.isPending}
          isEmpty={rows?.length === 0}
          filter={filter}
          onFilter={(next) => onQuery(listOf({ ...query, filter: next }))}
          counts={inbox.data?.pages[0]?.counts}
        />
      )}
    </div>
  );
}

/** The part of the URL that determines which rows are listed. */
const listOf = ({ filter, tag }: { filter?: InboxQuery['filter']; tag?: string | undefined }) => ({
  ...(filter && filter !== 'waiting' ? { filter } : {}),
  ...(tag ? { tag } : {}),
});

/** Whether queue and review are side by side. */
const isWide = () => matchMedia('(min-width: 64em)').matches;

/** The rows without those whose answer is on its way. */
function withoutAnswered(rows: InboxRow[] | undefined, waiting: readonly PendingAnswer[]) {
  const answered = new Set(waiting.map(({ athleteId }) => athleteId));
  return rows?.filter(({ athleteId, state }) => state === 'done' || !answered.has(athleteId));
}

interface OpenedProps {
  athleteId: string;
  place: number;
  of: number;
  onAnswered: (answer: Omit<PendingAnswer, 'sendAtMs'>) => void;
  onStep: (by: number) => void;
  onUndo: () => void;
  onClose: () => void;
}

/** One athlete's week, and the answer to it. */
function Opened(props: OpenedProps) {
  const { athleteId, place, of, onAnswered, onStep, onUndo, onClose } = props;
  const review = useReview(athleteId);
  const [keysShown, showKeys] = useState(false);
  const answer = useReviewDraft(review.data, onAnswered);
  useInboxKeys({
    onStep,
    onUndo,
    onDecision: answer.decide,
    onReply: answer.focusReply,
    onDone: answer.markDone,
    onSend: answer.send,
    onPhotos: showPhotos,
    onHelp: () => showKeys(true),
  });
  if (!review.data) {
    return review.isError ? (
      <div className={classes.empty}>
        <ErrorState title="We couldn’t load this check-in." onRetry={review.refetch} />
      </div>
    ) : (
      <ReviewSkeleton />
    );
  }
  return (
    <>
      <Review
        review={review.data}
        {...{ place, of, onClose }}
        extras={answer.draft.extras}
        onExtras={answer.changeExtras}
      />
      <PlanPanel review={review.data} answer={answer} onKeys={() => showKeys(true)} />
      {keysShown && <KeysDialog onClose={() => showKeys(false)} />}
    </>
  );
}

const showPhotos = () => document.getElementById('review-photos')?.scrollIntoView();

function ReviewSkeleton() {
  return (
    <>
      <SkeletonArea label="Loading the check-in" className={classes.review}>
        <Skeleton height="2.5rem" />
        <Skeleton height="5.5rem" />
        <Skeleton height="13rem" />
        <Skeleton height="22rem" />
      </SkeletonArea>
      <SkeletonArea label="Loading the plan" className={classes.side}>
        <Skeleton height="18rem" />
        <Skeleton height="16rem" />
      </SkeletonArea>
    </>
  );
}

interface UnopenedProps {
  onStep: (by: number) => void;
  onUndo: () => void;
  isLoading: boolean;
  isEmpty: boolean;
  filter: string;
  onFilter: (filter: InboxFilter) => void;
  counts: Record<string, number> | undefined;
}

/** The place of the review while none is open. On a narrow screen the queue has it. */
function Unopened(props: UnopenedProps) {
  const { isLoading, isEmpty, filter, onFilter, counts, onStep, onUndo } = props;
  useInboxKeys({ onStep, onUndo });
  if (isLoading) return isWide() ? <ReviewSkeleton /> : null;
  if (!isEmpty) return null;
  const overdue = counts?.overdue ?? 0;
  return (
    <div className={classes.empty}>
      {filter === 'waiting' ? (
        <EmptyState
          title="No check-ins waiting"
          action={
            overdue > 0 ? (
              <Button onClick={() => onFilter('overdue')}>Show overdue</Button>
            ) : (
              <LinkButton to={FORMS} variant="default">
                Set up check-ins
              </LinkButton>
            )
          }
        >
          {overdue > 0
            ? `${overdue} overdue. New check-ins appear here as soon as athletes send them.`
            : 'Check-ins appear here as soon as your athletes send them.'}
        </EmptyState>
      ) : (
        <EmptyState title={`No one under “${labelOf(filter)}”`}>
          Choose another filter to see the rest of your athletes.
        </EmptyState>
      )}
    </div>
  );
}

const labelOf = (filter: string) =>
  FILTERS.find(({ value }) => value === filter)?.label ?? 'this filter';
