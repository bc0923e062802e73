import { repRangeOf } from './rep-range.ts';
import { HOLD_DEFAULTS, UNPLANNED_TARGET } from './set-entry.ts';

/** As much of what is asked of an exercise as a swap changes. */
interface Asked {
  reps: string;
  tempo: string;
  timeUnderTension: number;
  notes: string | null;
}

interface Changed {
  /** The place in the session. */
  key: string;
  exerciseId: string;
  sets: number;
  /** Whether its repetitions are seconds. */
  timed: boolean;
  /** The plan's notes; omitted while only an offline device knows of the change. */
  notes?: string | null;
  /** The exercise whose open sets it takes over, if it comes alongside. */
  replaces?: string | undefined;
}

/**
 * The target of a changed, swapped or added exercise. A replacement gets the same target, as the plan's week has it,
 * with its own notes; repeats are harmless.
 */
export function changedTarget<Target extends Asked>(
  exercises: readonly { key: string; exerciseId: string; target: Target | null }[],
  { key, exerciseId, sets, timed, notes = null, replaces }: Changed,
) {
  const known = exercises.find((exercise) => exercise.key === key);
  const before = known ?? exercises.find((exercise) => exercise.key === replaces);
  const target = before?.target ?? UNPLANNED_TARGET;
  const isSame = known?.exerciseId === exerciseId;
  return { ...(isSame ? target : { ...ofAnother(target, timed), notes }), sets };
}

/** The target of one exercise for another: seconds aren't reps. */
function ofAnother<Target extends Asked>(target: Target, timed: boolean) {
  const range = repRangeOf(target.reps);
  const isOther = range !== null && range.isTimed !== timed;
  const { reps, tempo, timeUnderTension } = timed ? HOLD_DEFAULTS : UNPLANNED_TARGET;
  return { ...target, ...(isOther && { reps, tempo, timeUnderTension }) };
}
