import type { Units } from '../athlete/answers.ts';
import { loadKindOf } from './load-kind.ts';
import { nextSetLoad } from './next-set-load.ts';
import { barKgOf, type LoadedWith, loadStepOf } from './plates.ts';
import { repListOf, repRangeOf } from './rep-range.ts';
import type { DoneSet } from './set-max.ts';

/** An exercise in progress: sets done today, and the target. */
interface ExerciseInProgress {
  sets: readonly DoneSet[];
  target: { reps: string; rpe: number } | null;
}

/** Data about an exercise before its first set of the day. */
export interface ExerciseHistory extends LoadedWith {
  /** kg, in metric units; 0 if the load isn't counted in kg. */
  loadStepKg: number;
  suggestion: { loadKg: number | null; targetReps: number | null; reason: string } | null;
  last: { sets: readonly DoneSet[] } | null;
}

/** The next set: the values of its fields and its hint. */
export interface NextSet {
  loadKg: number | null;
  reps: number | null;
  /** Why it changed; null if it stays the same. */
  reason: string | null;
}

/**
 * An exercise's next set: its field values and its hint, which therefore always agree. The first
 * set follows the suggestion, or the last workout. Later sets follow the previous set: the same
 * load unless it was off plan, and the reps of the last successful set.
 */
export function nextSetOf(
  exercise: ExerciseInProgress,
  history: ExerciseHistory | undefined,
  units: Units,
): NextSet {
  const before = exercise.sets.at(-1);
  const next = before ? laterSet(exercise, before, history, units) : firstSet(exercise, history);
  const own = repListOf(exercise.target?.reps ?? '')?.[exercise.sets.length];
  return own === undefined ? next : { ...next, reps: own };
}

function firstSet({ target }: ExerciseInProgress, history: ExerciseHistory | undefined): NextSet {
  const fewest = repRangeOf(target?.reps ?? '')?.min ?? null;
  const last = history?.last?.sets[0];
  const suggestion = history?.suggestion;
  if (suggestion) {
    const { targetReps, reason } = suggestion;
    // A load of zero only counts for a counterweight.
    const isHelp = loadKindOf(history.loading) === 'help';
    const loadKg = isHelp ? suggestion.loadKg : suggestion.loadKg || null;
    return { loadKg, reps: targetReps ?? last?.reps ?? fewest, reason };
  }
  return { loadKg: last?.weight ?? null, reps: last?.reps ?? fewest, reason: null };
}

function laterSet(
  { sets, target }: ExerciseInProgress,
  before: DoneSet,
  history: ExerciseHistory | undefined,
  units: Units,
): NextSet {
  const stepKg = loadStepOf(history?.loadStepKg ?? 0, units);
  const isHelp = loadKindOf(history?.loading) === 'help';
  const beforeKg = before.weight ?? 0;
  // If the athlete lifts less than the usual bar, they have a lighter one.
  const minKg = Math.min(beforeKg, (history && barKgOf(history, units)) ?? 0);
  const next = target && nextSetLoad(before, { ...target, stepKg, minLoadKg: minKg, isHelp });
  if (next) {
    const how = next.went === 'failed' ? 'failed' : `was ${next.went} than planned`;
    return { loadKg: next.loadKg, reps: next.reps, reason: `Set ${sets.length} ${how}.` };
  }
  const done = sets.findLast(({ reps }) => reps > 0);
  const fewest = repRangeOf(target?.reps ?? '')?.min ?? null;
  const reps = done?.reps ?? history?.suggestion?.targetReps ?? fewest;
  return { loadKg: before.weight, reps, reason: null };
}
