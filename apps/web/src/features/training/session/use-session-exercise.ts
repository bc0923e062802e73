import type {
  ExerciseItem,
  SessionExercise,
  TrainingToday,
  WorkoutSession,
} from '@posedown/contract';
import { useState } from 'react';
import { serverInstant } from '../../../lib/clock/server-time.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { restText } from '../../../lib/rest-text.ts';
import { unlockSound } from '../../../ui/cues/sound.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { nextUnfinished } from './progress-text.ts';
import { type SetDraft, toSetBody } from './set-draft.ts';
import { afterSet } from './superset.ts';
import type { RestControl } from './use-rest.ts';
import { useTypedSets } from './use-typed-sets.ts';
import { applyOp, type WorkoutOp } from './workout-op.ts';

/** An exercise of a workout in progress, with its context and actions. */
export interface ExerciseInProgress {
  exercise: SessionExercise;
  place: number;
  session: WorkoutSession;
  today: TrainingToday;
  act: (op: WorkoutOp) => void;
  rest: RestControl;
  /** Shows the exercise at an index. */
  onGo: (index: number) => void;
}

/** The fields of an exercise that an athlete may override. */
export type ExerciseChange = Partial<{
  exerciseId: string;
  name: string;
  timed: boolean;
  sets: number;
  skipped: boolean;
}>;

/** The fields needed of a replacement exercise. */
export type Swapped = Pick<ExerciseItem, 'id' | 'name' | 'exerciseType'>;

/** The state of an exercise and its actions: log a set, change, skip, swap. */
export function useSessionExercise(props: ExerciseInProgress) {
  const { exercise, place, session, today, act, onGo } = props;
  const { units, edited, edit, begun, begin, forget } = useTypedSets(
    session.id,
    exercise,
    today.units,
  );
  /** Whether to log a set beyond the planned ones. */
  const [wantsMore, setWantsMore] = useState(false);
  const plannedSets = exercise.target?.sets ?? exercise.sets.length + 1;
  const openSets = Math.max(0, plannedSets - exercise.sets.length);
  /** Whether the set editor is open. Corrections are possible on skipped and finished exercises, too. */
  const isOpen = edited !== undefined || (!exercise.skipped && (openSets > 0 || wantsMore));

  /** Swaps, skips, or changes the number of sets. */
  function change(next: ExerciseChange) {
    const { name = exercise.exerciseName, timed, ...body } = next;
    act({
      kind: 'exercise',
      sessionId: session.id,
      exerciseKey: exercise.key,
      name,
      ...(timed === undefined ? {} : { timed }),
      body: {
        ...{ exerciseId: exercise.exerciseId, sets: plannedSets, skipped: exercise.skipped },
        ...{ ...body, position: place },
      },
    });
  }

  /** Skips the exercise and shows the next unfinished one. */
  function skip() {
    change({ skipped: true });
    edit(undefined);
    const next = nextUnfinished(session.exerciseData, place);
    if (next === undefined) return;
    onGo(next);
    void showToast({
      title: 'Exercise Skipped',
      message: `${exercise.exerciseName} was skipped.`,
      seconds: 5,
      action: { label: 'Undo', onClick: resume },
    });
  }

  function resume() {
    change({ skipped: false });
    onGo(place);
  }

  function swap({ id: exerciseId, name, exerciseType }: Swapped) {
    const timed = exerciseType === 'isometric';
    if (exercise.sets.length === 0) return change({ exerciseId, name, timed, skipped: false });
    // Completed sets stay with the old exercise; the open ones go to the new one.
    change({ skipped: true });
    act({
      kind: 'exercise',
      sessionId: session.id,
      exerciseKey: newRequestKey(),
      ...{ name, timed },
      body: {
        ...{ exerciseId, sets: Math.max(1, openSets), skipped: false },
        ...{ position: place + 1, replaces: exercise.key },
      },
    });
    onGo(place + 1);
  }

  function save(draft: SetDraft) {
    const at = edited?.at ?? serverInstant();
    const setId = edited?.id ?? newRequestKey();
    const body = toSetBody(draft, { exerciseKey: exercise.key, units, at });
    const op: WorkoutOp = { kind: 'set', sessionId: session.id, setId, body };
    act(op);
    if (edited) return edit(undefined);
    setWantsMore(false);
    forget();
    continueAfterSet({ ...props, session: applyOp(session, op) ?? session });
  }

  return {
    ...{
      units,
      edited,
      setEdited: edit,
      setWantsMore,
      isOpen,
      wanted: plannedSets,
      left: openSets,
    },
    ...{ begun, begin, change, skip, resume, swap, save },
  };
}

/** Starts the rest or shows the superset partner, with a toast. @param session including the logged set */
function continueAfterSet({ session, place, rest, onGo }: ExerciseInProgress) {
  unlockSound();
  const { exerciseData } = session;
  const { place: next, rests } = afterSet(exerciseData, place);
  const seconds = exerciseData[place]?.target?.restTime ?? 0;
  if (rests) rest.start(seconds);
  else rest.drop();
  if (next !== place) onGo(next);
  const then =
    next !== place && !rests
      ? `Superset: on to ${exerciseData[next]?.exerciseName}.`
      : `Rest ${restText(seconds)}.`;
  void showToast({ ...setToast(exerciseData[place], then), seconds: 2 });
}

function setToast(exercise: SessionExercise | undefined, then: string) {
  const number = exercise?.sets.length ?? 0;
  const plannedSets = exercise?.target?.sets ?? number;
  return number >= plannedSets
    ? { title: 'Exercise Complete', message: `${exercise?.exerciseName} is done.` }
    : { title: 'Set Complete', message: `Set ${number} of ${plannedSets}. ${then}` };
}
