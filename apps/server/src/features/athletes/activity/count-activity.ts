import {
  ADHERENCE_LEAST_DAYS,
  type AthleteActivity,
  calendarDayIn,
  daysBetween,
} from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { averageTargets, firstDayOf, type TargetPlan } from './average-targets.ts';
import { countLogs, listAskingPlans, type Stretch } from './queries.ts';

/**
 * Counts what one athlete did in each of some periods, in two statements. Days follow our own time-zone rules:
 * the databases know other zones.
 */
export async function countActivity(
  db: Db,
  athleteId: string,
  stretches: readonly Stretch[],
): Promise<AthleteActivity[]> {
  const counted = await countLogs(db, athleteId, stretches);
  const zone = counted[0]?.timezone;
  if (zone === undefined) return [];
  const found = await listAskingPlans(db, athleteId, hullOf(stretches));
  const plans = found.map((plan) => ({ ...plan, madeOn: calendarDayIn(plan.createdAt, zone) }));
  const ofKind = (kind: 'training' | 'meals') => plans.filter((plan) => plan.kind === kind);
  const [training, meals] = [ofKind('training'), ofKind('meals')];
  return counted.map(({ timezone: _, trainedSince, ...done }, place) => {
    const stretch = stretches[place] ?? hullOf(stretches);
    const mean = (asking: readonly TargetPlan[], since: string | null) =>
      averageTargets(asking, {
        ...stretch,
        from: since !== null && since > stretch.from ? since : stretch.from,
      });
    const trainingSince = judgedSince(training, trainedSince, stretch.until);
    return {
      ...done,
      trainingSince,
      plannedDaysPerWeek: mean(training, trainingSince),
      plannedMealsPerDay: mean(meals, done.mealsSince),
    };
  });
}

/**
 * The day from which training counts: that of the first session, or the first day of a plan that has been there for a week,
 * for a coach is to see that nothing of it was ever done.
 */
function judgedSince(plans: readonly TargetPlan[], trainedSince: string | null, until: string) {
  const planned = firstDayOf(plans);
  if (planned === null || daysBetween(planned, until) < ADHERENCE_LEAST_DAYS) return trainedSince;
  return trainedSince !== null && trainedSince < planned ? trainedSince : planned;
}

/** From the first day of all stretches to the last. */
function hullOf(stretches: readonly Stretch[]): Stretch {
  const [from = ''] = stretches.map((stretch) => stretch.from).sort();
  const until =
    stretches
      .map((stretch) => stretch.until)
      .sort()
      .at(-1) ?? from;
  return { from, until };
}

/**
 * The same for a single stretch.
 * @throws AppError `not_found` for somebody who has just deleted their account.
 */
export async function countActivityOf(
  db: Db,
  athleteId: string,
  stretch: Stretch,
): Promise<AthleteActivity> {
  const [row] = await countActivity(db, athleteId, [stretch]);
  if (!row) throw notFound('That athlete');
  return row;
}
