import type { TrainingToday, WorkoutSession } from '@posedown/contract';
import { Suspense, useEffect, useState } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { whenSettled } from '../../../ui/after-first-paint.ts';
import { prepareSound } from '../../../ui/cues/sound.ts';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useScrollToTop } from '../../../ui/use-scroll-to-top.ts';
import { useTrainingToday } from '../api.ts';
import { ActiveWorkout } from './active-workout.tsx';
import { PreWorkout } from './pre-workout.tsx';
import { useWorkoutOutbox, type WorkoutOutbox } from './use-workout.ts';
import { applyOp } from './workout-op.ts';

const FinishedWorkout = lazyPart(() =>
  import('./finished-workout.tsx').then((part) => ({ default: part.FinishedWorkout })),
);

/** Before, during and after a workout. */
export function WorkoutSessionScreen() {
  const today = useTrainingToday();
  const outbox = useWorkoutOutbox(useSignedInUser().id);
  useEffect(
    () =>
      whenSettled(() => {
        prepareSound();
        // The workout may be finished offline.
        void FinishedWorkout.preload();
      }),
    [],
  );
  if (today.data) {
    return (
      <Suspense fallback={<WorkoutSkeleton />}>
        <Workout today={today.data} outbox={outbox} />
      </Suspense>
    );
  }
  if (!today.isError) return <WorkoutSkeleton />;
  return (
    <PageShell title="Workout" width="narrow">
      <ErrorState title="We couldn’t load your workout." onRetry={() => void today.refetch()} />
    </PageShell>
  );
}

function WorkoutSkeleton() {
  return (
    <PageShell title="Workout" width="narrow">
      <SkeletonArea label="Loading your workout">
        <Skeleton height="9rem" />
        <Skeleton height="20rem" />
        <Skeleton height="12rem" />
      </SkeletonArea>
    </PageShell>
  );
}

interface WorkoutProps {
  today: TrainingToday;
  outbox: WorkoutOutbox;
}

function Workout({ today, outbox }: WorkoutProps) {
  /** The workout just finished on this screen. */
  const [finished, setFinished] = useState<WorkoutSession>();
  const [isByKeyboard, setByKeyboard] = useState(false);
  function finish(session: WorkoutSession | undefined, byKeyboard = false) {
    setFinished(session);
    setByKeyboard(byKeyboard);
  }
  const session = outbox.waiting.reduce(applyOp, today.open);
  const isActive = session !== null && !session.completed;
  useScrollToTop(finished ? 'finished' : isActive ? 'active' : 'before');
  if (finished) {
    return <FinishedWorkout {...{ session: finished, today, outbox, isByKeyboard }} />;
  }
  if (isActive) {
    return <ActiveWorkout session={session} today={today} outbox={outbox} onFinished={finish} />;
  }
  return <PreWorkout today={today} act={outbox.act} />;
}
