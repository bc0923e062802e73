import { counterweightFor } from './counterweight.ts';
import { roundToStep } from './plates.ts';
import { repRangeOf } from './rep-range.ts';
import { MAX_RIR, percentOfMax, rirFromRpe } from './rpe.ts';
import type { DoneSet } from './set-max.ts';

/** A smaller RPE difference is how a set feels, not a reason to change the load. [our choice] */
const RPE_TOLERANCE = 1;
/**
 * Between sets, the load falls by at most 10% and rises by what one session would add. [our
 * choice]
 */
const MAX_CHANGE = { less: 0.1, more: 0.05 } as const;

/** A changed load or rep count for the next set. */
export interface NextSetLoad {
  loadKg: number;
  reps: number;
  /** How the last set went. */
  went: 'failed' | 'harder' | 'easier';
}

/** A set's planned target and its possible loads. */
interface SetPlan {
  /** As written in the plan. */
  reps: string;
  rpe: number;
  /** The smallest load step, kg, and the minimum load, such as an empty bar. */
  stepKg: number;
  minLoadKg: number;
  /** The load is a counterweight, so a smaller one is harder. */
  isHelp?: boolean;
}

/**
 * The next set if the last one was off plan: outside the rep range, or more than one RPE off
 * target. The RPE table (Tuchscherer, from RPE 6.5) estimates the day's strength from the set.
 * After a harder set, the load matches that strength at the nearest planned reps and RPE, rounded
 * to the plates; after a failed one, 10% less. After an easier set, reps increase, and load only
 * from the top of the range. Null if the set went as planned, no plate fits, or data is missing:
 * an isometric hold, no load or RPE, or a target outside the table such as a deload's.
 */
export function nextSetLoad(done: DoneSet, plan: SetPlan): NextSetLoad | null {
  const { weight, reps, rpe } = done;
  const range = repRangeOf(plan.reps);
  if (!range || range.isTimed || !weight || plan.stepKg <= 0 || typeof rpe !== 'number')
    return null;
  const targetReps = Math.min(Math.max(reps, range.min), range.max);
  const aimed = percentOfMax(targetReps, rirFromRpe(plan.rpe));
  const isHarder = reps < range.min || rpe > plan.rpe + RPE_TOLERANCE;
  const isEasier = !isHarder && (reps > range.max || rpe < plan.rpe - RPE_TOLERANCE);
  if (isEasier && rirFromRpe(plan.rpe) <= MAX_RIR && rpe <= plan.rpe) {
    return afterEasier({ weight, reps, rpe }, plan, range.max);
  }
  const shown = percentOfMax(reps, rirFromRpe(rpe));
  if (!isHarder || aimed === null || (reps > 0 && shown === null)) return null;
  const share = Math.max(1 - MAX_CHANGE.less, shown === null ? 0 : aimed / shown);
  const loadKg = plan.isHelp
    ? counterweightFor(share, weight, plan.stepKg)
    : roundToStep(weight * share, plan.stepKg);
  if (share >= 1 || loadKg <= 0 || loadKg < plan.minLoadKg) return null;
  if (Math.abs(loadKg - weight) < plan.stepKg / 2) return null;
  return { loadKg, reps: targetReps, went: reps === 0 ? 'failed' : 'harder' };
}

/** More reps by the reserve left; from the top of the range, one step more load. */
function afterEasier(
  { weight, reps, rpe }: { weight: number; reps: number; rpe: number },
  plan: SetPlan,
  top: number,
): NextSetLoad | null {
  const outcome = 'easier';
  if (reps < top) {
    const more = Math.min(top, reps + Math.floor(plan.rpe - rpe));
    return { loadKg: weight, reps: more, went: outcome };
  }
  const share = 1 + MAX_CHANGE.more;
  const loadKg = plan.isHelp
    ? counterweightFor(share, weight, plan.stepKg)
    : roundToStep(weight * share, plan.stepKg);
  const isChange = Math.abs(loadKg - weight) >= plan.stepKg / 2;
  return isChange ? { loadKg, reps: top, went: outcome } : null;
}
