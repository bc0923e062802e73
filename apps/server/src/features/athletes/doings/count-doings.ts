import { calendarDayIn } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { meanAsked } from './mean-asked.ts';
import { countLogs, type Done, listAskingPlans, type Stretch } from './queries.ts';

/**
 * What an athlete did on a stretch of their days, and what their plans asked for: those of meals and of training on the
 * mean of the days since the first log of the part, cardio by what is asked for today.
 */
export interface Doings extends Omit<Done, 'timezone'> {
  plannedDaysPerWeek: number | null;
  plannedMealsPerDay: number | null;
}

/**
 * Counts what one athlete did on each of some stretches of days, in two statements. The days are told by our own rules:
 * the databases know other zones.
 */
export async function countDoings(
  db: Db,
  athleteId: string,
  stretches: readonly Stretch[],
): Promise<Doings[]> {
  const counted = await countLogs(db, athleteId, stretches);
  const zone = counted[0]?.timezone;
  if (zone === undefined) return [];
  const found = await listAskingPlans(db, athleteId, hullOf(stretches));
  const plans = found.map((plan) => ({ ...plan, madeOn: calendarDayIn(plan.createdAt, zone) }));
  return counted.map(({ timezone: _, ...done }, place) => {
    const stretch = stretches[place] ?? hullOf(stretches);
    const mean = (kind: 'training' | 'meals', since: string | null) =>
      meanAsked(
        plans.filter((plan) => plan.kind === kind),
        { ...stretch, from: since !== null && since > stretch.from ? since : stretch.from },
      );
    return {
      ...done,
      plannedDaysPerWeek: mean('training', done.trainedSince),
      plannedMealsPerDay: mean('meals', done.mealsSince),
    };
  });
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
export async function countDoingsOf(db: Db, athleteId: string, stretch: Stretch): Promise<Doings> {
  const [row] = await countDoings(db, athleteId, [stretch]);
  if (!row) throw notFound('That athlete');
  return row;
}
