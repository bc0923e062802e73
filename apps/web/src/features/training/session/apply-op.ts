import { changedTarget, dropSet, exerciseKeyAt, putExercise, putSet } from '@posedown/coaching';
import type { SessionExercise, WorkoutSession } from '@posedown/contract';
import type { WorkoutOp } from './workout-op.ts';

type OpOf<Kind extends WorkoutOp['kind']> = Extract<WorkoutOp, { kind: Kind }>;

/** The session as it will be once the operation has reached the server. */
export function applyOp(session: WorkoutSession | null, op: WorkoutOp): WorkoutSession | null {
  if (op.kind === 'start') return session?.id === op.sessionId ? session : begin(op);
  if (session?.id !== op.sessionId) return session;
  switch (op.kind) {
    case 'set': {
      const { exerciseKey, ...set } = op.body;
      const changed = putSet(session.exerciseData, exerciseKey, { ...set, id: op.setId });
      return changed ? { ...session, exerciseData: changed } : session;
    }
    case 'removeSet':
      return { ...session, exerciseData: dropSet(session.exerciseData, op.setId) };
    case 'exercise':
      return { ...session, exerciseData: changeExercise(session.exerciseData, op) };
    case 'finish':
      return { ...session, completed: true };
    case 'abandon':
      return null;
  }
}

function begin({ sessionId, day, date, startedAt }: OpOf<'start'>): WorkoutSession {
  return {
    id: sessionId,
    userId: '',
    workoutId: day.id,
    name: day.name,
    date,
    startedAt,
    completed: false,
    duration: null,
    exerciseData: day.exercises.map(({ exerciseId, exerciseName, ...target }, place) => ({
      ...{ key: exerciseKeyAt(sessionId, place), exerciseId, exerciseName, target },
      ...{ skipped: false, sets: [] },
    })),
    overallRpe: null,
    energyLevel: null,
    motivation: null,
    pump: null,
    focus: null,
    sessionNotes: null,
    coachFeedback: null,
    feedbackVersion: 0,
    nextSessionGoals: null,
  };
}

function changeExercise(exercises: SessionExercise[], op: OpOf<'exercise'>): SessionExercise[] {
  const { skipped, position, ...change } = op.body;
  const { exerciseKey: key, timed = false } = op;
  const known = exercises.find((exercise) => exercise.key === key);
  const next: SessionExercise = {
    key,
    exerciseId: change.exerciseId,
    exerciseName: op.name,
    target: changedTarget(exercises, { key, ...change, timed }),
    skipped,
    sets: known?.sets ?? [],
  };
  return putExercise(exercises, next, position);
}
