import type { Muscle } from '../exercises/muscles.ts';
import { counterweightFor } from './counterweight.ts';
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
  /** The load is a counterweight: less of it is harder. */
  isHelp?: boolean;
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
  const { isHelp = false } = input;
  const loadKg = workingLoad(input.last, isHelp);
  if (!range || input.last.length === 0) return null;
  if (input.loadChangePercent < 0 && loadKg !== null) {
    return deload(loadKg, input, range.min);
  }
  const working = withoutWarmUp(input.last, loadKg);
  return nextSession({
    sets: working.map(({ reps, rpe }) => ({ reps, rir: 10 - (rpe ?? input.targetRpe) })),
    minReps: range.min,
    maxReps: range.max,
    targetRir: 10 - input.targetRpe,
    loadKg: loadKg ?? 0,
    stepKg: loadKg === null ? 0 : input.stepKg,
    isHelp,
    region: input.primaryMuscles.some((muscle) => LEGS.has(muscle)) ? 'lower' : 'upper',
    missedBottomBefore: withoutWarmUp(input.before, workingLoad(input.before, isHelp)).some(
      ({ reps, weight }) => reps < range.min && !isHarder(weight ?? 0, loadKg ?? 0, isHelp),
    ),
  });
}

/** With more load than today's, or less help, it was no miss of today's. */
const isHarder = (thenKg: number, nowKg: number, isHelp: boolean) =>
  isHelp ? thenKg < nowKg : thenKg > nowKg;

/** Far less than a deload asks for is no deload, but another exercise. [our choice] */
const LEAST_OF_A_DELOAD = 0.8;

/** About a tenth less, as the plates allow; the same load where they allow nothing near it. */
function deload(loadKg: number, input: SuggestionInput, targetReps: number): NextSession {
  const { loadChangePercent, stepKg, isHelp } = input;
  const share = 1 + loadChangePercent / 100;
  if (isHelp) {
    const reason = 'Deload: more help, well short of failure.';
    const helpKg = counterweightFor(share, loadKg, stepKg);
    return { action: 'decrease', loadKg: helpKg, targetReps, reason };
  }
  const nearest = roundToStep(loadKg * share, stepKg);
  const lowered = nearest < loadKg ? nearest : roundToStep(Math.max(0, loadKg - stepKg), stepKg);
  if (stepKg === 0 || lowered < LEAST_OF_A_DELOAD * loadKg) {
    const reason = 'Deload: no load is near a tenth less. The same one, well short of failure.';
    return { action: 'hold', loadKg, targetReps, reason };
  }
  const percent = Math.round(100 * (1 - lowered / loadKg));
  const reason = `Deload: ${percent} % less load, well short of failure.`;
  return { action: 'decrease', loadKg: lowered, targetReps, reason };
}

/** The sets from the first with the working load on: lighter ones before it only led up to it. */
function withoutWarmUp(sets: readonly DoneSet[], loadKg: number | null): readonly DoneSet[] {
  return loadKg === null ? sets : sets.slice(sets.findIndex(({ weight }) => weight === loadKg));
}

/** The heaviest load of the sets, or the least help; null where none had any. */
function workingLoad(sets: readonly DoneSet[], isHelp: boolean): number | null {
  const loads = sets.flatMap(({ weight }) => (weight === null || weight === 0 ? [] : [weight]));
  if (loads.length === 0) return null;
  return isHelp ? Math.min(...loads) : Math.max(...loads);
}
