import { counterweightFor } from './counterweight.ts';
import { roundToStep } from './plates.ts';
import { repRangeOf } from './rep-range.ts';
import { MOST_RIR, percentOfMax, rirFromRpe } from './rpe.ts';
import type { DoneSet } from './set-max.ts';

/** An RPE off by so much is how a set feels, not another load. [our choice] */
const RPE_TOLERANCE = 1;
/** From one set to the next a load falls by a tenth at most, and rises by what a session would add. [our choice] */
const MOST_CHANGE = { less: 0.1, more: 0.05 } as const;

/** Another load, or other reps, for the next set of an exercise. */
export interface NextSetLoad {
  loadKg: number;
  reps: number;
  /** How the set went that was just done. */
  went: 'failed' | 'harder' | 'easier';
}

/** What a plan asks of a set, and what its load can be. */
interface SetPlan {
  /** As the plan writes them. */
  reps: string;
  rpe: number;
  /** The smallest load step, kg, and the minimum load, such as an empty bar. */
  stepKg: number;
  leastKg: number;
  /** The load is a counterweight, which goes the other way by steps. */
  isHelp?: boolean;
}

/**
 * The next set if the last one went off plan: outside the rep range, or more than one RPE off target. The set shows the
 * day's strength by the RPE table (Tuchscherer, from RPE 6.5). After a harder one, the load fits that strength for the
 * nearest planned reps at the planned RPE, to the plate; after a failed one, a tenth less. After an easier one, more
 * reps, and more load only from the top of the range. Null if the set went as planned, no plate fits, or nothing is
 * known: a hold, no load or RPE, or a target outside the table such as a deload's.
 */
export function nextSetLoad(done: DoneSet, plan: SetPlan): NextSetLoad | null {
  const { weight, reps, rpe } = done;
  const range = repRangeOf(plan.reps);
  if (!range || range.isTimed || !weight || plan.stepKg <= 0 || typeof rpe !== 'number')
    return null;
  const asked = Math.min(Math.max(reps, range.min), range.max);
  const aimed = percentOfMax(asked, rirFromRpe(plan.rpe));
  const isHarder = reps < range.min || rpe > plan.rpe + RPE_TOLERANCE;
  const isEasier = !isHarder && (reps > range.max || rpe < plan.rpe - RPE_TOLERANCE);
  if (isEasier && rirFromRpe(plan.rpe) <= MOST_RIR && rpe <= plan.rpe) {
    return afterEasier({ weight, reps, rpe }, plan, range.max);
  }
  const shown = percentOfMax(reps, rirFromRpe(rpe));
  if (!isHarder || aimed === null || (reps > 0 && shown === null)) return null;
  const share = Math.max(1 - MOST_CHANGE.less, shown === null ? 0 : aimed / shown);
  const loadKg = plan.isHelp
    ? counterweightFor(share, weight, plan.stepKg)
    : roundToStep(weight * share, plan.stepKg);
  if (share >= 1 || loadKg <= 0 || loadKg < plan.leastKg) return null;
  if (Math.abs(loadKg - weight) < plan.stepKg / 2) return null;
  return { loadKg, reps: asked, went: reps === 0 ? 'failed' : 'harder' };
}

/** More repetitions by what was left, and from the top of the range a step more load. */
function afterEasier(
  { weight, reps, rpe }: { weight: number; reps: number; rpe: number },
  plan: SetPlan,
  top: number,
): NextSetLoad | null {
  const went = 'easier';
  if (reps < top) {
    const more = Math.min(top, reps + Math.floor(plan.rpe - rpe));
    return { loadKg: weight, reps: more, went };
  }
  const share = 1 + MOST_CHANGE.more;
  const loadKg = plan.isHelp
    ? counterweightFor(share, weight, plan.stepKg)
    : roundToStep(weight * share, plan.stepKg);
  const isChange = Math.abs(loadKg - weight) >= plan.stepKg / 2;
  return isChange ? { loadKg, reps: top, went } : null;
}
