import { counted, sessionProgress } from '@posedown/coaching';
import type { TrainingToday, WorkoutSession } from '@posedown/contract';
import { Suspense, useEffect, useState } from 'react';
import { serverInstant } from '../../../lib/clock/server-time.ts';
import { whenIdle } from '../../../ui/after-first-paint.ts';
import { announce } from '../../../ui/announce/announce.ts';
import { useUnlockedSound } from '../../../ui/cues/use-unlocked-sound.ts';
import { useWakeLock } from '../../../ui/cues/use-wake-lock.ts';
import { useFocusIfLost } from '../../../ui/focus/use-focus-if-lost.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { prepareToasts, showToast } from '../../../ui/toast/show-toast.ts';
import { ExercisePanel } from './exercise-panel.tsx';
import { finishedWords, firstUnfinished, minutesOf } from './progress-words.ts';
import classes from './session.module.css';
import { SessionHeader } from './session-header.tsx';
import { useRest } from './use-rest.ts';
import type { WorkoutOutbox } from './use-workout.ts';

const loadConfirm = () => import('../../../ui/dialog/confirm-dialog.tsx');
const ConfirmDialog = lazyPart(() =>
  loadConfirm().then((part) => ({ default: part.ConfirmDialog })),
);

interface ActiveWorkoutProps {
  session: WorkoutSession;
  today: TrainingToday;
  outbox: WorkoutOutbox;
  /**
   * @param session undefined where the server refused it after all: the workout goes on
   * @param isByKeyboard whether it was the keyboard, or a screen reader, that finished it
   */
  onFinished: (session: WorkoutSession | undefined, isByKeyboard?: boolean) => void;
}

/** A workout under way: one exercise at a time, its sets, the rest between them. */
export function ActiveWorkout({ session, today, outbox, onFinished }: ActiveWorkoutProps) {
  const { exerciseData: exercises } = session;
  const [place, setPlace] = useState(() => firstUnfinished(exercises));
  const [question, setQuestion] = useState<'finish' | 'abandon'>();
  const rest = useRest(session.id);
  useWakeLock(true);
  useUnlockedSound();
  // Asked for at the end, when a cellar may have no network. What does not come now may come then.
  useEffect(
    () =>
      whenIdle(() => {
        prepareToasts();
        void loadConfirm().catch(() => undefined);
      }),
    [],
  );
  const { done, total } = sessionProgress(exercises);
  const shown = Math.min(place, exercises.length - 1);
  const exercise = exercises[shown];
  useFocusIfLost(`exercise-${exercise?.key}`, `${exercise?.key}`);
  const isLast = shown === exercises.length - 1;
  // With every exercise skipped there is nothing to do, and nothing done.
  const isAllDone = done > 0 && done >= total;

  function go(next: number) {
    setPlace(next);
    window.scrollTo({ top: 0 });
  }

  function finish() {
    rest.drop();
    const minutes = minutesOf(session);
    const body = { finishedAt: serverInstant() };
    void outbox.act({ kind: 'finish', sessionId: session.id, body }).then((outcome) => {
      // What was refused and why has been said; the athlete can try again.
      if (outcome === 'refused') return onFinished(undefined);
      const message = finishedWords(minutes, outcome);
      void showToast({ title: 'Workout Complete', message, seconds: 5 });
    });
    const isByKeyboard = document.activeElement?.matches(':focus-visible');
    onFinished({ ...session, completed: true, duration: minutes }, isByKeyboard);
  }

  const end = () => (isAllDone ? finish() : setQuestion('finish'));

  function abandon() {
    rest.drop();
    void outbox.act({ kind: 'abandon', sessionId: session.id });
    announce(`${session.name} is thrown away.`);
  }

  return (
    <PageShell title={session.name} width="narrow">
      <SessionHeader
        session={session}
        today={today.date}
        rest={rest}
        waiting={outbox.waiting.length}
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
          onGo={go}
          onFinish={end}
        />
      )}
      <nav className={classes.steps} aria-label="Exercises">
        <Button size="lg" variant="default" disabled={shown === 0} onClick={() => go(shown - 1)}>
          Previous
        </Button>
        {isLast ? (
          <Button size="lg" onClick={end}>
            Finish
          </Button>
        ) : (
          <Button size="lg" variant="default" onClick={() => go(shown + 1)}>
            Next
          </Button>
        )}
      </nav>
      <div className={classes.ends}>
        {!isLast && done > 0 && (
          <Button variant="subtle" size="md" onClick={() => setQuestion('finish')}>
            Finish workout now
          </Button>
        )}
        <Button variant="subtle" size="md" color="behind" onClick={() => setQuestion('abandon')}>
          Throw this workout away
        </Button>
      </div>
      <Suspense>
        {question === 'abandon' && (
          <ConfirmDialog
            title="Throw this workout away?"
            confirmLabel="Throw away"
            isDestructive
            onConfirm={abandon}
            onClose={() => setQuestion(undefined)}
          >
            {done === 0 ? 'No set is logged yet.' : `${counted(done, 'logged set')} will be lost.`}
          </ConfirmDialog>
        )}
        {question === 'finish' && (
          <ConfirmDialog
            title={done === 0 ? 'No set is logged yet' : 'Finish now?'}
            confirmLabel={done === 0 ? 'Throw away' : 'Finish'}
            isDestructive={done === 0}
            onConfirm={done === 0 ? abandon : finish}
            onClose={() => setQuestion(undefined)}
          >
            {done === 0
              ? 'Log a set first, or throw the workout away.'
              : `${done} of ${counted(total, 'set')} done.`}
          </ConfirmDialog>
        )}
      </Suspense>
    </PageShell>
  );
}
