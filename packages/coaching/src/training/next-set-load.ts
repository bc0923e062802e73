import { counterweightFor } from './counterweight.ts';
import { roundToStep } from './plates.ts';
import { repRangeOf } from './rep-range.ts';
import { percentOfMax, rirFromRpe } from './rpe.ts';
import type { DoneSet } from './set-max.ts';

/** An RPE off by so much is how a set feels, not another load. [our choice] */
const RPE_TOLERANCE = 1;
/** From one set to the next no more than this share of the load is changed. [our choice] */
const MOST_CHANGE = 0.1;

/** Another load for the next set of an exercise. */
export interface NextSetLoad {
  loadKg: number;
  reps: number;
}

/**
 * The load for the next set where the one just done went otherwise than planned: below or above the range of
 * repetitions, or more than one RPE beside the target. The set shows the strength of the day by the RPE table
 * (Tuchscherer, from RPE 6.5); the load is what that strength does for the nearest planned repetitions at the planned
 * RPE, to the plate, and at most a tenth away. After a failed set, a tenth less. Null where the set went as planned, no
 * plate lies between, or nothing can be said: a hold, no load or RPE, a target outside the table such as a deload's.
 * @param plan the repetitions as the plan writes them, the RPE, and the smallest step and the least of the load, kg:
 * an empty bar, say; and whether the load is a counterweight, which goes the other way by steps
 */
export function nextSetLoad(
  { weight, reps, rpe }: DoneSet,
  plan: { reps: string; rpe: number; stepKg: number; leastKg: number; isHelp?: boolean },
): NextSetLoad | null {
  const range = repRangeOf(plan.reps);
  if (!range || range.isTimed || !weight || plan.stepKg <= 0 || typeof rpe !== 'number')
    return null;
  const asked = Math.min(Math.max(reps, range.min), range.max);
  const aimed = percentOfMax(asked, rirFromRpe(plan.rpe));
  if (aimed === null) return null;
  const isPlanned = asked === reps && Math.abs(rpe - plan.rpe) <= RPE_TOLERANCE;
  const done = percentOfMax(reps, rirFromRpe(rpe));
  if (isPlanned || (reps > 0 && done === null)) return null;
  const share = done === null ? 0 : aimed / done;
  const kept = Math.min(Math.max(share, 1 - MOST_CHANGE), 1 + MOST_CHANGE);
  const loadKg = plan.isHelp
    ? counterweightFor(kept, weight, plan.stepKg)
    : roundToStep(weight * kept, plan.stepKg);
  if (loadKg <= 0 || loadKg < plan.leastKg) return null;
  return Math.abs(loadKg - weight) < plan.stepKg / 2 ? null : { loadKg, reps: asked };
}
