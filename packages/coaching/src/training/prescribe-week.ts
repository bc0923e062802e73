import { findExercise } from '../exercises/library.ts';
import type { SetTaker } from './allocate-sets.ts';
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
  /** The most effort that its coach allows, in whatever week. */
  maxRpe?: number | null;
  /** Whether its coach wrote the repetitions, which then hold in whatever week. */
  ownReps?: boolean | null;
}

/** What a workout must hold for a week to be prescribed; coach-made ones do too. */
interface WeeklyWorkout<Item extends WeeklyExercise> {
  estimatedMinutes: number;
  exercises: Item[];
}

/** What the weeks of a plan keep to. */
export interface WeekLimits {
  /** The most a session may take. */
  sessionMinutes: number;
  /** Those that the plan was made by: no muscle grows past its MRV. */
  landmarks?: MuscleLandmarks | undefined;
  /** What the plan puts first and only maintains. */
  emphasis?: StoredEmphasis | null | undefined;
}

/**
 * The workouts of one week of a plan from those of its base week: with that week's reserve, with the sets and repetitions of
 * its block (build), or with fewer sets and no drop sets (deload, taper, recovery). Exercises outside the library keep
 * their sets.
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

/** It saves time and is no harder: it stays when drop sets go. */
const isSuperset = ({ technique }: WeeklyExercise) => technique === 'super_set';

function effortOf({ maxRpe }: WeeklyExercise, { targetRir }: PlanWeek) {
  const rir = Math.max(targetRir, rirFromRpe(maxRpe ?? SET_LIMITS.rpe.max));
  return { rir, rpe: rpeFromRir(rir) };
}

/** Scales a session's sets so that the sum comes out right, each exercise keeping at least one. */
export function scaleSets(exercises: readonly { sets: number }[], factor: number): number[] {
  let [wanted, given] = [0, 0];
  return exercises.map(({ sets }) => {
    wanted += sets * factor;
    const share = Math.max(1, Math.min(sets, Math.round(wanted - given)));
    given += share;
    return share;
  });
}

/** The exercises of each session with the repetitions of a block. */
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
 * How many hard sets a build week asks for in all, by the share of the way up through its block. For who asks for several
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
    timingsOf(exercises).map((timing, place) =>
      toDraft(timing, exercises[place]?.exerciseId ?? ''),
    ),
  );
  const emphasis = emphasisFrom(stored);
  const limits = { limitMinutes: sessionMinutes, landmarks: landmarksWith(emphasis, landmarks) };
  return setRamp(days, addedSets, { ...limits, emphasis });
}

function toDraft(timing: TimedExercise, exerciseId: string): SetTaker {
  const known = findExercise(exerciseId);
  return {
    ...timing,
    isMain: false,
    exercise: known ?? { ...timing.exercise, primaryMuscles: [], secondaryMuscles: [] },
  };
}
