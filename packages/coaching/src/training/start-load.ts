import type { Units } from '../athlete/answers.ts';
import { loadKindOf } from './load-kind.ts';
import { loadForReps } from './one-rep-max.ts';
import { floorToStep, type LoadedWith, loadStepOf, minLoadKg } from './plates.ts';
import { repRangeOf } from './rep-range.ts';
import { rirFromRpe } from './rpe.ts';
import type { TodaysTarget } from './suggest-sets.ts';

/** An exercise's loading. Its kilograms follow the library's metric steps. */
export interface StartedExercise extends LoadedWith {
  loadStepKg: number;
  timed: boolean;
}

/** The e1RM used for a first load. */
export interface StartStrength {
  maxKg: number;
  /** The related lift it is estimated from; null if the exercise itself was done before. */
  from: string | null;
}

/** A first load for an exercise, or instructions for finding it. */
export interface StartLoad {
  /** kg; null if none can be suggested. */
  loadKg: number | null;
  /** Null if the plan gives no reps. */
  targetReps: number | null;
  reason: string;
}

/**
 * A first load for an exercise: what the e1RM allows at the target reps and effort, rounded down.
 * Without an e1RM, or below the lightest load, instructions for finding it.
 */
export function startLoad(
  exercise: StartedExercise,
  { strength, today, units }: { strength: StartStrength | null; today: TodaysTarget; units: Units },
): StartLoad {
  const range = repRangeOf(today.reps);
  const targetReps = range?.min ?? null;
  const isLift = loadKindOf(exercise.loading) === 'whole' && !exercise.timed;
  if (strength && isLift && range && !range.isTimed) {
    const share = 1 + (today.week?.loadChangePercent ?? 0) / 100;
    const kg = share * loadForReps(strength.maxKg, { reps: range.min, rir: rirFromRpe(today.rpe) });
    const loadKg = floorToStep(kg, loadStepOf(exercise.loadStepKg, units));
    if (loadKg > 0 && loadKg >= minLoadKg(exercise, units)) {
      return { loadKg, targetReps: range.min, reason: estimateText(exercise, strength) };
    }
  }
  return { loadKg: null, targetReps, reason: howToStart(exercise, today.rpe) };
}

function estimateText({ loading }: StartedExercise, { from }: StartStrength): string {
  const each = loading === 'dumbbell' ? ', per dumbbell,' : '';
  return `Estimated${each} from your ${from ?? 'earlier sets'}. Adjust after the first set.`;
}

/** Instructions for finding a load if none can be suggested. */
function howToStart({ loading, timed }: StartedExercise, rpe: number): string {
  const effort = `feel like RPE ${rpe}`;
  if (timed) return `Start easy: the hold should ${effort}.`;
  if (loading === 'band') return `Start with a light band: the last rep should ${effort}.`;
  switch (loadKindOf(loading)) {
    case 'whole':
      return `Start light and add load until the last rep of a set would ${effort}.`;
    case 'help':
      return `Start with a lot of help and take some away until the last rep would ${effort}.`;
    default:
      return `Start easy: the last rep should ${effort}.`;
  }
}
