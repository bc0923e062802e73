import type { ExerciseBody, FinishSession, SetBody, TrainingDay } from '@posedown/contract';

/** Something the athlete did in a workout: shown at once, sent as soon as there is a network. */
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
  /** Whether its repetitions are seconds, said where it is another exercise. */
  timed?: boolean;
  body: ExerciseBody;
}

const KINDS: readonly unknown[] = ['start', 'set', 'removeSet', 'exercise', 'finish', 'abandon'];

/** Whether what was kept on the device is an operation. */
export function isWorkoutOp(value: unknown): value is WorkoutOp {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, sessionId } = value as Record<string, unknown>;
  return KINDS.includes(kind) && typeof sessionId === 'string';
}

/**
 * What became of an operation: the server has all there is, or all but what it refused of those sent
 * with it; it waits on this device; or it was refused itself. Of a refusal the person is told here.
 */
export type OpOutcome = 'sent' | 'partly' | 'waiting' | 'refused';

/** The same, and that what waits lives no longer than the page. */
export type ActOutcome = OpOutcome | 'unkept';

/** @param refused of what was sent with it; undefined while that is under way */
export function outcomeOf(
  op: WorkoutOp,
  refused: readonly WorkoutOp[] | undefined,
  waiting: readonly WorkoutOp[],
): OpOutcome {
  // Read anew from the device, it is another object.
  const text = JSON.stringify(op);
  if (refused?.some((other) => JSON.stringify(other) === text)) return 'refused';
  if (waiting.length > 0 || !refused) return 'waiting';
  return refused.length > 0 ? 'partly' : 'sent';
}
