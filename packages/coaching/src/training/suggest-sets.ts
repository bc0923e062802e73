import type { Muscle } from '../exercises/muscles.ts';
import { type NextSession, nextSession } from './double-progression.ts';
import { roundToStep } from './plates.ts';
import { repRangeOf } from './rep-range.ts';
import type { DoneSet } from './set-max.ts';

/** What a suggestion rests on. */
export interface SuggestionInput {
  /** The last time the exercise was done outside a deload, and the time before: loads are not lowered twice. */
  last: readonly DoneSet[];
  before: readonly DoneSet[];
  reps: string;
  targetRpe: number;
  stepKg: number;
  primaryMuscles: readonly Muscle[];
  /** −10 in a deload week. */
  loadChangePercent: number;
}

const LEGS: ReadonlySet<Muscle> = new Set(['quads', 'hamstrings', 'glutes', 'calves']);

/**
 * What to aim at today, by double progression from the last time. In a deload week the load is
 * lowered and nothing is chased. Null without a last time, or where the plan names no repetitions.
 */
export function suggestSets(input: SuggestionInput): NextSession | null {
  const range = repRangeOf(input.reps);
  const loadKg = workingLoad(input.last);
  if (!range || input.last.length === 0) return null;
  if (input.loadChangePercent < 0 && loadKg !== null) {
    const lowered = loadKg * (1 + input.loadChangePercent / 100);
    return {
      action: 'decrease',
      loadKg: roundToStep(lowered, input.stepKg),
      targetReps: range.min,
      reason: `Deload: ${-input.loadChangePercent} % less load, well short of failure.`,
    };
  }
  const working = input.last.filter(({ weight }) => loadKg === null || weight === loadKg);
  return nextSession({
    sets: working.map(({ reps, rpe }) => ({ reps, rir: 10 - (rpe ?? input.targetRpe) })),
    minReps: range.min,
    maxReps: range.max,
    targetRir: 10 - input.targetRpe,
    loadKg: loadKg ?? 0,
    stepKg: loadKg === null ? 0 : input.stepKg,
    region: input.primaryMuscles.some((muscle) => LEGS.has(muscle)) ? 'lower' : 'upper',
    missedBottomBefore: input.before.some(({ reps }) => reps < range.min),
  });
}

/** The heaviest load of the sets; null where none carried any. */
function workingLoad(sets: readonly DoneSet[]): number | null {
  const loads = sets.flatMap(({ weight }) => (weight === null || weight === 0 ? [] : [weight]));
  return loads.length === 0 ? null : Math.max(...loads);
}
