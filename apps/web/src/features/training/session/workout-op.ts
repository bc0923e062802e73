import {
  changedTarget,
  exerciseKeyAt,
  upsertExercise,
  upsertSet,
  withoutSet,
} from '@posedown/coaching';
import type {
  ExerciseBody,
  FinishSession,
  SessionExercise,
  SetBody,
  TrainingDay,
  WorkoutSession,
} from '@posedown/contract';

/** A workout operation: applied immediately, sent when there is a network. */
export type WorkoutOp =
  | { kind: 'start'; sessionId: string; day: TrainingDay; date: string; startedAt: string }
  | { kind: 'set'; sessionId: string; setId: string; body: SetBody }
  | { kind: 'removeSet'; sessionId: string; setId: string }
  | ExerciseOp
  | { kind: 'finish'; sessionId: string; body: FinishSession }
  | { kind: 'abandon'; sessionId: string };

interface ExerciseOp {
  kind: 'exercise';
  sessionId: string;
  exerciseKey: string;
  name: string;
  /** Whether its reps are seconds; given for a replacement exercise. */
  timed?: boolean;
  body: ExerciseBody;
}

const KINDS: readonly unknown[] = ['start', 'set', 'removeSet', 'exercise', 'finish', 'abandon'];

/** Whether a stored value is an operation. */
export function isWorkoutOp(value: unknown): value is WorkoutOp {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, sessionId } = value as Record<string, unknown>;
  return KINDS.includes(kind) && typeof sessionId === 'string';
}

/**
 * The outcome of an operation: everything was sent; others sent with it were rejected; it waits on
 * this device; or it was rejected itself, and the athlete has seen why.
 */
export type OpOutcome = 'sent' | 'partly' | 'waiting' | 'refused';

/** Also 'unstored': it waits, but only in memory. */
export type ActOutcome = OpOutcome | 'unstored';

/** @param refused the rejected operations of the batch; undefined while it's being sent */
export function outcomeOf(
  op: WorkoutOp,
  refused: readonly WorkoutOp[] | undefined,
  waiting: readonly WorkoutOp[],
): OpOutcome {
  // Compared as text, because operations read from storage are different objects.
  const text = JSON.stringify(op);
  if (refused?.some((other) => JSON.stringify(other) === text)) return 'refused';
  if (waiting.length > 0 || !refused) return 'waiting';
  return refused.length > 0 ? 'partly' : 'sent';
}

type OpOf<Kind extends WorkoutOp['kind']> = Extract<WorkoutOp, { kind: Kind }>;

/** The session as it will be once the operation has reached the server. */
export function applyOp(session: WorkoutSession | null, op: WorkoutOp): WorkoutSession | null {
  if (op.kind === 'start') return session?.id === op.sessionId ? session : createSession(op);
  if (session?.id !== op.sessionId) return session;
  switch (op.kind) {
    case 'set': {
      const { exerciseKey, ...set } = op.body;
      const changed = upsertSet(session.exerciseData, exerciseKey, { ...set, id: op.setId });
      return changed ? { ...session, exerciseData: changed } : session;
    }
    case 'removeSet':
      return { ...session, exerciseData: withoutSet(session.exerciseData, op.setId) };
    case 'exercise':
      return { ...session, exerciseData: changeExercise(session.exerciseData, op) };
    case 'finish':
      return { ...session, completed: true };
    case 'abandon':
      return null;
  }
}

function createSession({ sessionId, day, date, startedAt }: OpOf<'start'>): WorkoutSession {
  return {
    id: sessionId,
    userId: '',
    workoutId: day.id,
    name: day.name,
    date,
    startedAt,
    completed: false,
    duration: null,
    exerciseData: day.exercises.map(({ exerciseId, exerciseName, ...target }, index) => ({
      ...{ key: exerciseKeyAt(sessionId, index), exerciseId, exerciseName, target },
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
  const existing = exercises.find((exercise) => exercise.key === key);
  const next: SessionExercise = {
    key,
    exerciseId: change.exerciseId,
    exerciseName: op.name,
    target: changedTarget(exercises, { key, ...change, timed }),
    skipped,
    sets: existing?.sets ?? [],
  };
  return upsertExercise(exercises, next, position);
}
