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
  /** What a plan says of it; nothing while only a device without the library knows of the change. */
  notes?: string | null;
  /** The place of the exercise whose open sets it takes over, where it comes beside it. */
  replaces?: string | undefined;
}

/**
 * What is asked of an exercise that is changed, swapped or added. One that comes in another's place is asked for the
 * same, as the plan's week has it, with notes of its own; the same change twice is one.
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

/** What was said of one exercise, as another is asked for: seconds are no repetitions. */
function ofAnother<Target extends Asked>(target: Target, timed: boolean) {
  const range = repRangeOf(target.reps);
  const isOther = range !== null && range.isTimed !== timed;
  const { reps, tempo, timeUnderTension } = timed ? HOLD_DEFAULTS : UNPLANNED_TARGET;
  return { ...target, ...(isOther && { reps, tempo, timeUnderTension }) };
}
