import type { Units } from '../athlete/answers.ts';
import { loadKindOf } from './load-kind.ts';
import { nextSetLoad } from './next-set-load.ts';
import { barKgOf, type LoadedWith, loadStepOf } from './plates.ts';
import { repListOf, repRangeOf } from './rep-range.ts';
import type { DoneSet } from './set-max.ts';

/** An exercise under way: what was done of it today, and what is asked. */
interface ExerciseUnderWay {
  sets: readonly DoneSet[];
  target: { reps: string; rpe: number } | null;
}

/** What is known of an exercise before its first set of the day. */
export interface KnownBefore extends LoadedWith {
  /** kg, in metric units; 0 where load is not counted in kg. */
  loadStepKg: number;
  suggestion: { loadKg: number | null; targetReps: number | null; reason: string } | null;
  last: { sets: readonly DoneSet[] } | null;
}

/** The next set: the values of its fields and its hint. */
export interface NextSet {
  loadKg: number | null;
  reps: number | null;
  /** Why; null where it simply goes on. */
  reason: string | null;
}

/**
 * An exercise's next set. Hint and fields both come from here, so they agree. The first set follows the suggestion,
 * else the last time. Later ones follow the previous set: its load, or another if it went off plan, and the reps of the
 * last successful one.
 */
export function nextSetOf(
  exercise: ExerciseUnderWay,
  known: KnownBefore | undefined,
  units: Units,
): NextSet {
  const before = exercise.sets.at(-1);
  const next = before ? laterSet(exercise, before, known, units) : firstSet(exercise, known);
  const own = repListOf(exercise.target?.reps ?? '')?.[exercise.sets.length];
  return own === undefined ? next : { ...next, reps: own };
}

function firstSet({ target }: ExerciseUnderWay, known: KnownBefore | undefined): NextSet {
  const fewest = repRangeOf(target?.reps ?? '')?.min ?? null;
  const last = known?.last?.sets[0];
  const suggestion = known?.suggestion;
  if (suggestion) {
    const { targetReps, reason } = suggestion;
    // Nothing is a load only as a counterweight.
    const isHelp = loadKindOf(known.loading) === 'help';
    const loadKg = isHelp ? suggestion.loadKg : suggestion.loadKg || null;
    return { loadKg, reps: targetReps ?? last?.reps ?? fewest, reason };
  }
  return { loadKg: last?.weight ?? null, reps: last?.reps ?? fewest, reason: null };
}

function laterSet(
  { sets, target }: ExerciseUnderWay,
  before: DoneSet,
  known: KnownBefore | undefined,
  units: Units,
): NextSet {
  const stepKg = loadStepOf(known?.loadStepKg ?? 0, units);
  const isHelp = loadKindOf(known?.loading) === 'help';
  const beforeKg = before.weight ?? 0;
  // Lifting less than the usual bar means a lighter bar.
  const leastKg = Math.min(beforeKg, (known && barKgOf(known, units)) ?? 0);
  const next = target && nextSetLoad(before, { ...target, stepKg, leastKg, isHelp });
  if (next) {
    const how = next.went === 'failed' ? 'failed' : `was ${next.went} than planned`;
    return { loadKg: next.loadKg, reps: next.reps, reason: `Set ${sets.length} ${how}.` };
  }
  const done = sets.findLast(({ reps }) => reps > 0);
  const fewest = repRangeOf(target?.reps ?? '')?.min ?? null;
  const reps = done?.reps ?? known?.suggestion?.targetReps ?? fewest;
  return { loadKg: before.weight, reps, reason: null };
}
