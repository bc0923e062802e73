import { findExercise } from '../exercises/library.ts';
import { MUSCLES, type Muscle } from '../exercises/muscles.ts';
import { type Allocation, growSets, type SetTaker, tallyOf } from './allocate-sets.ts';
import { type MuscleLandmarks, VOLUME_LANDMARKS } from './landmarks.ts';
import type { PlanWeek } from './plan-weeks.ts';
import { estimateMinutes, type StoredTiming, timingsOf } from './planned-workout.ts';
import { rirFromRpe, rpeFromRir } from './rpe.ts';
import type { TimedExercise } from './session-time.ts';
import { SET_LIMITS } from './set-entry.ts';

interface WeeklyExercise extends StoredTiming {
  /** The most effort that its coach allows, in whatever week. */
  maxRpe?: number | null;
}

/** What a workout must hold for a week to be prescribed; coach-made ones do too. */
interface WeeklyWorkout<Item extends WeeklyExercise> {
  estimatedMinutes: number;
  exercises: Item[];
}

/**
 * The workouts of one week of a plan from those of its base week: with that week's reserve, with sets
 * added where the session has room (build), or with fewer and no drop sets (deload, taper). Exercises
 * outside the library keep their sets.
 * @param sessionMinutes the most a session may take
 * @param landmarks those that the plan was made by: no muscle grows past its MRV
 */
export function prescribeWeek<Item extends WeeklyExercise, Workout extends WeeklyWorkout<Item>>(
  workouts: readonly (Workout & WeeklyWorkout<Item>)[],
  week: PlanWeek,
  sessionMinutes: number,
  landmarks: MuscleLandmarks = VOLUME_LANDMARKS,
): (Workout & WeeklyWorkout<Item>)[] {
  const sets =
    week.kind === 'build'
      ? grownSets(workouts, week, { limitMinutes: sessionMinutes, landmarks })
      : workouts.map(({ exercises }) => scaleSets(exercises, week.setsFactor));
  return workouts.map((workout, day) => {
    const exercises = workout.exercises.map((item, index) => ({
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

function grownSets(
  workouts: readonly WeeklyWorkout<StoredTiming>[],
  week: PlanWeek,
  limits: Pick<Allocation, 'limitMinutes' | 'landmarks'>,
): number[][] {
  const base = workouts.map((workout) => workout.exercises.map((item) => item.sets));
  if (week.addedSets === 0) return base;
  const days = workouts.map(({ exercises }) =>
    timingsOf(exercises).map((timing, place) =>
      toDraft(timing, exercises[place]?.exerciseId ?? ''),
    ),
  );
  const tally = tallyOf(days);
  const targets = Object.fromEntries(
    MUSCLES.map((muscle) => [muscle, tally[muscle] > 0 ? tally[muscle] + week.addedSets : 0]),
  ) as Record<Muscle, number>;
  growSets({ days, targets, ...limits });
  return days.map((day) => day.map((item) => item.sets));
}

function toDraft(timing: TimedExercise, exerciseId: string): SetTaker {
  const known = findExercise(exerciseId);
  return {
    ...timing,
    isMain: false,
    exercise: known ?? { ...timing.exercise, primaryMuscles: [], secondaryMuscles: [] },
  };
}
