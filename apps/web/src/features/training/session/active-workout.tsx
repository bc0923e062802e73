import { sessionProgress } from '@posedown/coaching';
import type { TrainingToday } from '@posedown/contract';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../ui/after-first-paint.ts';
import { useUnlockedSound } from '../../../ui/cues/use-unlocked-sound.ts';
import { useWakeLock } from '../../../ui/cues/use-wake-lock.ts';
import { useFocusIfLost } from '../../../ui/focus/use-focus-if-lost.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { prepareToasts } from '../../../ui/toast/show-toast.ts';
import { useScrollToTop } from '../../../ui/use-scroll-to-top.ts';
import { usePrefetchLibrary } from '../api.ts';
import { ExercisePanel } from './exercise-panel.tsx';
import { SwapDialog } from './exercise-tools.tsx';
import { firstUnfinished } from './progress-text.ts';
import classes from './session.module.css';
import { SessionHeader } from './session-header.tsx';
import { useRest } from './use-rest.ts';
import { useWorkoutEnd, type WorkoutEnd } from './use-workout-end.ts';
import { type Question, WorkoutQuestion } from './workout-question.tsx';

interface ActiveWorkoutProps extends Omit<WorkoutEnd, 'rest'> {
  today: TrainingToday;
}

/** A workout in progress: one exercise at a time, with its sets and rests. */
export function ActiveWorkout({ session, today, outbox, onFinished }: ActiveWorkoutProps) {
  const { exerciseData: exercises } = session;
  const [place, setPlace] = useState(() => firstUnfinished(exercises));
  const [question, setQuestion] = useState<Question>();
  const rest = useRest(session.id);
  useWakeLock(true);
  useUnlockedSound();
  const prefetchLibrary = usePrefetchLibrary();
  // Needed later, when a gym may have no network.
  useEffect(
    () =>
      whenIdle(() => {
        prepareToasts();
        void SwapDialog.preload();
        prefetchLibrary();
      }),
    [prefetchLibrary],
  );
  const { done, total } = sessionProgress(exercises);
  const shown = Math.min(place, exercises.length - 1);
  const exercise = exercises[shown];
  useFocusIfLost(`exercise-${exercise?.key}`, `${exercise?.key}`);
  useScrollToTop(exercise && `${exercise.key} ${exercise.exerciseId}`);
  const isLast = shown === exercises.length - 1;
  // With every exercise skipped, nothing was done.
  const isAllDone = done > 0 && done >= total;

  const { finish, abandon } = useWorkoutEnd({ session, outbox, rest, onFinished });
  const end = () => (isAllDone ? finish() : setQuestion('finish'));

  return (
    <PageShell title={session.name} width="narrow">
      <SessionHeader
        session={session}
        today={today.date}
        rest={rest}
        waiting={outbox.waiting.length}
        isStored={outbox.isStored}
      />
      {exercise && (
        <ExercisePanel
          key={exercise.key}
          exercise={exercise}
          place={shown}
          session={session}
          today={today}
          act={outbox.act}
          rest={rest}
          onGo={setPlace}
          onFinish={end}
        />
      )}
      <Steps shown={shown} isLast={isLast} onGo={setPlace} onEnd={end} />
      <div className={classes.ends}>
        {!isLast && done > 0 && (
          <Button variant="subtle" size="md" onClick={() => setQuestion('finish')}>
            Finish workout now
          </Button>
        )}
        <Button variant="subtle" size="md" color="behind" onClick={() => setQuestion('abandon')}>
          Discard workout
        </Button>
      </div>
      <WorkoutQuestion
        question={question}
        done={done}
        total={total}
        onFinish={finish}
        onAbandon={abandon}
        onClose={() => setQuestion(undefined)}
      />
    </PageShell>
  );
}

interface StepsProps {
  /** The index of the current exercise. */
  shown: number;
  isLast: boolean;
  onGo: (index: number) => void;
  onEnd: () => void;
}

/** Buttons to the previous and next exercise, and to finish after the last. */
function Steps({ shown, isLast, onGo, onEnd }: StepsProps) {
  return (
    <nav className={classes.steps} aria-label="Exercises">
      <Button size="lg" variant="default" disabled={shown === 0} onClick={() => onGo(shown - 1)}>
        Previous
      </Button>
      {isLast ? (
        <Button size="lg" onClick={onEnd}>
          Finish
        </Button>
      ) : (
        <Button size="lg" variant="default" onClick={() => onGo(shown + 1)}>
          Next
        </Button>
      )}
    </nav>
  );
}
