import type {
  ExerciseGuide,
  LoggedSet,
  SessionExercise,
  TrainingToday,
  WorkoutSession,
} from '@posedown/contract';
import {
  IconArrowsExchange,
  IconMinus,
  IconPlayerSkipForward,
  IconPlus,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { serverInstant } from '../../../lib/clock/server-time.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { restWords } from '../../../lib/rest-words.ts';
import { unlockSound } from '../../../ui/cues/sound.ts';
import { Button } from '../../../ui/parts/button.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useExerciseGuide } from '../api.ts';
import { ExerciseDone } from './exercise-done.tsx';
import { ExerciseHelp } from './exercise-help.tsx';
import { ExerciseTargets } from './exercise-targets.tsx';
import { partnerWaits } from './progress-words.ts';
import classes from './session.module.css';
import { nextSet, type SetDraft, toSetBody } from './set-draft.ts';
import { SetEditor } from './set-editor.tsx';
import { SetList } from './set-list.tsx';
import type { RestControl } from './use-rest.ts';
import type { WorkoutOp } from './workout-op.ts';

const SwapDialog = lazyPart(() =>
  import('./swap-dialog.tsx').then((part) => ({ default: part.SwapDialog })),
);

interface ExercisePanelProps {
  exercise: SessionExercise;
  place: number;
  session: WorkoutSession;
  today: TrainingToday;
  act: (op: WorkoutOp) => void;
  rest: RestControl;
  /** Shows the exercise at a place. */
  onGo: (place: number) => void;
  onFinish: () => void;
}

/** The exercise being done: targets, help, the sets so far and the one that comes next. */
export function ExercisePanel(props: ExercisePanelProps) {
  const { exercise, place, session, today, act, rest, onGo, onFinish } = props;
  const guide = useGuide(exercise, today);
  const [edited, setEdited] = useState<LoggedSet>();
  const [isSwapping, setSwapping] = useState(false);
  /** Whether a set is to be logged beyond those that were asked for. */
  const [wantsMore, setWantsMore] = useState(false);
  const wanted = exercise.target?.sets ?? exercise.sets.length + 1;
  const left = Math.max(0, wanted - exercise.sets.length);

  /** Changes the exercise itself: swapped, skipped, or with another number of sets. */
  const change = (
    next: Partial<{ exerciseId: string; name: string; sets: number; skipped: boolean }>,
  ) => {
    const { name = exercise.exerciseName, ...body } = next;
    act({
      kind: 'exercise',
      sessionId: session.id,
      exerciseKey: exercise.key,
      name,
      body: {
        ...{ exerciseId: exercise.exerciseId, sets: wanted, skipped: exercise.skipped },
        ...{ ...body, position: place },
      },
    });
  };

  function swap(exerciseId: string, name: string) {
    setSwapping(false);
    if (exercise.sets.length === 0) return change({ exerciseId, name });
    // What was done stays with its exercise; the rest of the sets goes to the new one.
    change({ skipped: true });
    act({
      kind: 'exercise',
      sessionId: session.id,
      exerciseKey: newRequestKey(),
      name,
      body: { exerciseId, sets: Math.max(1, left), skipped: false, position: place + 1 },
    });
    onGo(place + 1);
  }

  function save(draft: SetDraft) {
    const at = edited?.at ?? serverInstant();
    const setId = edited?.id ?? newRequestKey();
    const body = toSetBody(draft, { exerciseKey: exercise.key, units: today.units, at });
    act({ kind: 'set', sessionId: session.id, setId, body });
    setWantsMore(false);
    if (edited) setEdited(undefined);
    else celebrate();
  }

  function celebrate() {
    unlockSound();
    const isLastSet = left <= 1;
    const isOver = isLastSet && place === session.exerciseData.length - 1;
    const seconds = exercise.target?.restTime ?? 0;
    const waits = partnerWaits(exercise, session.exerciseData);
    if (!isOver && !waits) rest.start(seconds);
    const number = exercise.sets.length + 1;
    const next = waits
      ? 'Superset: go straight to the next exercise.'
      : `Rest ${restWords(seconds)}.`;
    void showToast(
      isLastSet
        ? { title: 'Exercise Complete', message: `${exercise.exerciseName} is done.`, seconds: 2 }
        : { title: 'Set Complete', message: `Set ${number} of ${wanted}. ${next}`, seconds: 2 },
    );
  }

  return (
    <Card as="section" labelledBy={`exercise-${exercise.key}`} className={classes.card}>
      <div>
        <p className={classes.kicker}>
          Exercise {place + 1} of {session.exerciseData.length}
          {guide?.muscleGroup && ` · ${guide.muscleGroup}`}
        </p>
        <h2 id={`exercise-${exercise.key}`} className={classes.name}>
          {exercise.exerciseName}
        </h2>
      </div>
      {exercise.target && <ExerciseTargets target={exercise.target} />}
      {exercise.skipped ? (
        <div className={classes.actions}>
          <p className={classes.words}>Skipped. What was done of it counts.</p>
          <Button size="md" onClick={() => change({ skipped: false })}>
            Resume exercise
          </Button>
        </div>
      ) : left === 0 && !edited && !wantsMore ? (
        <ExerciseDone
          exercise={exercise}
          place={place}
          exercises={session.exerciseData}
          onGo={onGo}
          onFinish={onFinish}
          onMore={() => setWantsMore(true)}
        />
      ) : (
        <SetEditor
          // A new draft for an exercise that took another's place, and for a set that is corrected.
          key={edited?.id ?? exercise.exerciseId}
          exercise={exercise}
          guide={guide}
          units={today.units}
          edited={edited}
          start={nextSet(exercise, guide, today.units)}
          onSave={save}
          onCancel={() => setEdited(undefined)}
          onRemove={(setId) => {
            act({ kind: 'removeSet', sessionId: session.id, setId });
            setEdited(undefined);
          }}
        />
      )}
      <SetList
        exercise={exercise}
        guide={guide}
        units={today.units}
        edited={edited}
        onEdit={setEdited}
      />
      <div className={classes.actions}>
        <Button
          variant="default"
          size="md"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={wanted >= 20}
          onClick={() => change({ sets: wanted + 1 })}
        >
          Add set
        </Button>
        <Button
          variant="default"
          size="md"
          leftSection={<IconMinus size={16} aria-hidden="true" />}
          disabled={left === 0 || wanted <= 1}
          onClick={() => change({ sets: wanted - 1 })}
        >
          Remove set
        </Button>
        <Button
          variant="default"
          size="md"
          leftSection={<IconArrowsExchange size={16} aria-hidden="true" />}
          onClick={() => setSwapping(true)}
        >
          Swap
        </Button>
        {!exercise.skipped && (
          <Button
            variant="default"
            size="md"
            leftSection={<IconPlayerSkipForward size={16} aria-hidden="true" />}
            onClick={() => change({ skipped: true })}
          >
            Skip
          </Button>
        )}
      </div>
      {guide && <ExerciseHelp guide={guide} notes={exercise.target?.notes ?? null} />}
      <Suspense>
        {isSwapping && (
          <SwapDialog exercise={exercise} onSwap={swap} onClose={() => setSwapping(false)} />
        )}
      </Suspense>
    </Card>
  );
}

/** The guide that came with the plan, else the exercise's own. */
function useGuide(
  { exerciseId }: SessionExercise,
  today: TrainingToday,
): ExerciseGuide | undefined {
  const planned = today.guides.find((guide) => guide.exerciseId === exerciseId);
  const own = useExerciseGuide(exerciseId, planned === undefined);
  return planned ?? own.data;
}
