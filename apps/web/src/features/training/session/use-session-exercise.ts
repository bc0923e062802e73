import type {
  ExerciseItem,
  SessionExercise,
  TrainingToday,
  WorkoutSession,
} from '@posedown/contract';
import { useState } from 'react';
import { serverInstant } from '../../../lib/clock/server-time.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import { restWords } from '../../../lib/rest-words.ts';
import { unlockSound } from '../../../ui/cues/sound.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { applyOp } from './apply-op.ts';
import { nextUnfinished } from './progress-words.ts';
import { type SetDraft, toSetBody } from './set-draft.ts';
import { afterSet } from './superset.ts';
import type { RestControl } from './use-rest.ts';
import { useTypedSets } from './use-typed-sets.ts';
import type { WorkoutOp } from './workout-op.ts';

/** An exercise of a workout under way, and what may be done with it. */
export interface ExerciseUnderWay {
  exercise: SessionExercise;
  place: number;
  session: WorkoutSession;
  today: TrainingToday;
  act: (op: WorkoutOp) => void;
  rest: RestControl;
  /** Shows the exercise at a place. */
  onGo: (place: number) => void;
}

/** What of an exercise may be other than the plan asks. */
export type ExerciseChange = Partial<{
  exerciseId: string;
  name: string;
  timed: boolean;
  sets: number;
  skipped: boolean;
}>;

/** What is to be known of an exercise that comes in the place of another. */
export type Swapped = Pick<ExerciseItem, 'id' | 'name' | 'exerciseType'>;

/** How far an exercise is, and the ways to go on with it: logged, changed, or given up for another. */
export function useSessionExercise(props: ExerciseUnderWay) {
  const { exercise, place, session, today, act, onGo } = props;
  const { units, edited, edit, begun, begin, forget } = useTypedSets(
    session.id,
    exercise,
    today.units,
  );
  /** Whether a set is to be logged beyond those that were asked for. */
  const [wantsMore, setWantsMore] = useState(false);
  const wanted = exercise.target?.sets ?? exercise.sets.length + 1;
  const left = Math.max(0, wanted - exercise.sets.length);
  /** Whether a set is to be typed: a correction of one, though the exercise is skipped or done. */
  const isOpen = edited !== undefined || (!exercise.skipped && (left > 0 || wantsMore));

  /** Changes the exercise itself: swapped, skipped, or with another number of sets. */
  function change(next: ExerciseChange) {
    const { name = exercise.exerciseName, timed, ...body } = next;
    act({
      kind: 'exercise',
      sessionId: session.id,
      exerciseKey: exercise.key,
      name,
      ...(timed === undefined ? {} : { timed }),
      body: {
        ...{ exerciseId: exercise.exerciseId, sets: wanted, skipped: exercise.skipped },
        ...{ ...body, position: place },
      },
    });
  }

  /** Leaves it out, and goes on with the next one that asks for something. */
  function skip() {
    change({ skipped: true });
    edit(undefined);
    const next = nextUnfinished(session.exerciseData, place);
    if (next === undefined) return;
    onGo(next);
    void showToast({
      title: 'Exercise Skipped',
      message: `${exercise.exerciseName} is left out.`,
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
    // What was done stays with its exercise; the rest of the sets goes to the new one.
    change({ skipped: true });
    act({
      kind: 'exercise',
      sessionId: session.id,
      exerciseKey: newRequestKey(),
      ...{ name, timed },
      body: {
        ...{ exerciseId, sets: Math.max(1, left), skipped: false },
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
    goOn({ ...props, session: applyOp(session, op) ?? session });
  }

  return {
    ...{ units, edited, setEdited: edit, setWantsMore, isOpen, wanted, left },
    ...{ begun, begin, change, skip, resume, swap, save },
  };
}

/** Starts the rest, or shows the partner of a superset, and says what comes next. @param session with the set just logged */
function goOn({ session, place, rest, onGo }: ExerciseUnderWay) {
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
      : `Rest ${restWords(seconds)}.`;
  void showToast({ ...setToast(exerciseData[place], then), seconds: 2 });
}

function setToast(exercise: SessionExercise | undefined, then: string) {
  const number = exercise?.sets.length ?? 0;
  const wanted = exercise?.target?.sets ?? number;
  return number >= wanted
    ? { title: 'Exercise Complete', message: `${exercise?.exerciseName} is done.` }
    : { title: 'Set Complete', message: `Set ${number} of ${wanted}. ${then}` };
}
