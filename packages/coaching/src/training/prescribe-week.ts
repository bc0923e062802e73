import { findExercise } from '../exercises/library.ts';
import type { AllocatableExercise } from './allocate-sets.ts';
import { heavierSession } from './block-reps.ts';
import { emphasisFrom, landmarksWith, type StoredEmphasis } from './emphasis.ts';
import { type MuscleLandmarks, VOLUME_LANDMARKS } from './landmarks.ts';
import type { PlanWeek } from './plan-weeks.ts';
import { estimateMinutes, type StoredTiming, timingsOf } from './planned-workout.ts';
import { setRamp } from './ramp-sets.ts';
import { rirFromRpe, rpeFromRir } from './rpe.ts';
import type { TimedExercise } from './session-time.ts';
import { SET_LIMITS } from './set-entry.ts';

interface WeeklyExercise extends StoredTiming {
  /** Maximum effort the coach allows, in any week. */
  maxRpe?: number | null;
  /** Whether the coach wrote the reps, which then apply every week. */
  ownReps?: boolean | null;
}

/** Fields of a workout needed for a weekly prescription. Custom exercises are allowed. */
interface WeeklyWorkout<Item extends WeeklyExercise> {
  estimatedMinutes: number;
  exercises: Item[];
}

/** Limits of a plan's weeks. */
export interface WeekLimits {
  /** Maximum minutes of a session. */
  sessionMinutes: number;
  /** The landmarks the plan was generated with: no muscle grows past its MRV. */
  landmarks?: MuscleLandmarks | undefined;
  /** The plan's prioritized and maintained muscles. */
  emphasis?: StoredEmphasis | null | undefined;
}

/**
 * One week's workouts from the base week: with the week's reserve, and the block's sets and reps
 * (build) or fewer sets without drop sets (deload, taper, recovery). Exercises outside the library
 * keep their sets.
 */
export function prescribeWeek<Item extends WeeklyExercise, Workout extends WeeklyWorkout<Item>>(
  workouts: readonly (Workout & WeeklyWorkout<Item>)[],
  week: PlanWeek,
  limits: WeekLimits,
): (Workout & WeeklyWorkout<Item>)[] {
  const base = sessionsOf(workouts, week, limits);
  const sets =
    week.kind === 'build'
      ? rampOf(base, week, limits)(week.rampShare)
      : base.map((exercises) => scaleSets(exercises, week.setsFactor));
  return workouts.map((workout, day) => {
    const exercises = (base[day] ?? []).map((item, index) => ({
      ...item,
      sets: sets[day]?.[index] ?? item.sets,
      ...effortOf(item, week),
      ...(week.kind === 'build' || isSuperset(item) ? {} : { technique: 'straight_sets' as const }),
    }));
    return { ...workout, exercises, estimatedMinutes: estimateMinutes(exercises) };
  });
}

/** Supersets save time without being harder, so they stay when drop sets are removed. */
const isSuperset = ({ technique }: WeeklyExercise) => technique === 'super_set';

function effortOf({ maxRpe }: WeeklyExercise, { targetRir }: PlanWeek) {
  const rir = Math.max(targetRir, rirFromRpe(maxRpe ?? SET_LIMITS.rpe.max));
  return { rir, rpe: rpeFromRir(rir) };
}

/** Scales a session's sets so that the total is right and each exercise keeps at least one. */
export function scaleSets(exercises: readonly { sets: number }[], factor: number): number[] {
  let [target, assigned] = [0, 0];
  return exercises.map(({ sets }) => {
    target += sets * factor;
    const share = Math.max(1, Math.min(sets, Math.round(target - assigned)));
    assigned += share;
    return share;
  });
}

/** Each session's exercises with the block's reps. */
function sessionsOf<Item extends WeeklyExercise>(
  workouts: readonly WeeklyWorkout<Item>[],
  { lowerReps }: Pick<PlanWeek, 'lowerReps'>,
  { sessionMinutes }: WeekLimits,
): Item[][] {
  return workouts.map(({ exercises }) =>
    lowerReps ? heavierSession(exercises, sessionMinutes) : exercises,
  );
}

/**
 * A build week's total hard sets by progress through its block. For callers that need several
 * weeks of one block.
 */
export function weeklySetsRamp(
  workouts: readonly WeeklyWorkout<WeeklyExercise>[],
  block: Pick<PlanWeek, 'addedSets' | 'lowerReps'>,
  limits: WeekLimits,
): (rampShare: number) => number {
  const ramp = rampOf(sessionsOf(workouts, block, limits), block, limits);
  return (rampShare) =>
    ramp(rampShare)
      .flat()
      .reduce((sum, sets) => sum + sets, 0);
}

function rampOf(
  workouts: readonly (readonly StoredTiming[])[],
  { addedSets }: Pick<PlanWeek, 'addedSets'>,
  { sessionMinutes, landmarks = VOLUME_LANDMARKS, emphasis: stored }: WeekLimits,
) {
  const days = workouts.map((exercises) =>
    timingsOf(exercises).map((timing, index) =>
      toDraft(timing, exercises[index]?.exerciseId ?? ''),
    ),
  );
  const emphasis = emphasisFrom(stored);
  const limits = { limitMinutes: sessionMinutes, landmarks: landmarksWith(emphasis, landmarks) };
  return setRamp(days, addedSets, { ...limits, emphasis });
}

function toDraft(timing: TimedExercise, exerciseId: string): AllocatableExercise {
  const exercise = findExercise(exerciseId);
  return {
    ...timing,
    isMain: false,
    exercise: exercise ?? { ...timing.exercise, primaryMuscles: [], secondaryMuscles: [] },
  };
}
