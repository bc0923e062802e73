import { repRangeOf } from './rep-range.ts';
import { HOLD_DEFAULTS, UNPLANNED_TARGET } from './set-entry.ts';

/** The parts of an exercise's target that a swap changes. */
interface ChangeableTarget {
  reps: string;
  tempo: string;
  timeUnderTension: number;
  notes: string | null;
}

interface Changed {
  /** Its key in the session. */
  key: string;
  exerciseId: string;
  sets: number;
  /** Whether its reps are seconds. */
  timed: boolean;
  /** The plan's notes; omitted while only an offline device knows of the change. */
  notes?: string | null;
  /** The exercise it replaces, if swapped in this session. */
  replaces?: string | undefined;
}

/**
 * The target of a changed, swapped or added exercise. A replacement inherits the planned target
 * with its own notes. Idempotent.
 */
export function changedTarget<Target extends ChangeableTarget>(
  exercises: readonly { key: string; exerciseId: string; target: Target | null }[],
  { key, exerciseId, sets, timed, notes = null, replaces }: Changed,
) {
  const existing = exercises.find((exercise) => exercise.key === key);
  const before = existing ?? exercises.find((exercise) => exercise.key === replaces);
  const target = before?.target ?? UNPLANNED_TARGET;
  const isSame = existing?.exerciseId === exerciseId;
  return { ...(isSame ? target : { ...adaptTarget(target, timed), notes }), sets };
}

/** Adapts a target to another exercise: seconds and reps don't convert. */
function adaptTarget<Target extends ChangeableTarget>(target: Target, timed: boolean) {
  const range = repRangeOf(target.reps);
  const isOther = range !== null && range.isTimed !== timed;
  const { reps, tempo, timeUnderTension } = timed ? HOLD_DEFAULTS : UNPLANNED_TARGET;
  return { ...target, ...(isOther && { reps, tempo, timeUnderTension }) };
}
