import { athleteEnergy, followedDietStarts, type PlanAnswers } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import type { Person } from '../queries.ts';
import { listFollowedPhases, listMealPlanAims } from './queries.ts';

/** The days on which an athlete started a diet, by their meal plans and protocols; none while answers are missing. */
export async function listDietStarts(
  db: Db,
  athlete: Person,
  answers: PlanAnswers | null,
): Promise<string[]> {
  if (!answers) return [];
  const mealPlans = await listMealPlanAims(db, athlete);
  const followed = { mealPlans, phases: await listFollowedPhases(db, athlete) };
  return followedDietStarts(followed, answers.today, athleteEnergy(answers).formulaKcal);
}
