import { countLowDays, mealPlanFaults, type PlanFault } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { findCurrentBody, findPlanAnswers } from '../plan-answers.ts';
import type { Person } from '../queries.ts';
import { findMealPlanInForce, listFollowedPhases, listMealPlanAims } from './queries.ts';

/** What the meal plan in force is at fault in, by the athlete as they are now. */
export async function findPlanFaults(db: Db, athlete: Person, now: Date): Promise<PlanFault[]> {
  const answers = await findAnswers(db, athlete, now);
  const mealPlan = answers && (await findMealPlanInForce(db, athlete));
  return mealPlan ? mealPlanFaults(answers, mealPlan) : [];
}

/** Current plans are checked without regard to a show. */
async function findAnswers(db: Db, athlete: Person, now: Date) {
  const body = await findCurrentBody(db, athlete, now);
  return findPlanAnswers(athlete, now, { ...body, showDay: null });
}

/**
 * Days in a row before a day, which may be ahead, on which meal plans and protocols leave less than 30 kcal per kg of
 * lean mass; 0 where that was not measured.
 */
export async function lowDaysBefore(
  db: Db,
  athlete: Person,
  { day, now }: { day: string; now: Date },
): Promise<number> {
  const answers = await findAnswers(db, athlete, now);
  if (!answers?.bodyFatPercent) return 0;
  const phases = await listFollowedPhases(db, athlete);
  return countLowDays({ phases, aims: await listMealPlanAims(db, athlete) }, { answers, day });
}
