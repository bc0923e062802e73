import { athleteEnergy, deficitStarts } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { findLatest, findPlanAnswers } from '../plan-answers.ts';
import type { Person } from '../queries.ts';
import { listFollowedPhases, listMealPlanAims } from './queries.ts';

/** The days on which an athlete started a diet, by their meal plans and protocols; none while answers are missing. */
export async function listDietStarts(db: Db, athlete: Person, now: Date): Promise<string[]> {
  const answers = findPlanAnswers(athlete, now, await findLatest(db, athlete, now));
  if (!answers) return [];
  // The latest plan of a day counts, and a protocol goes before the meal plan beside it.
  const plans = (await listMealPlanAims(db, athlete)).toReversed();
  const phases = (await listFollowedPhases(db, athlete)).toReversed();
  const steps = [
    ...plans.map(({ from, intakeKcal: calories }) => ({ from, calories })),
    ...phases.map(({ from, phase }) => ({ from, calories: phase.calories })),
  ].filter(({ from }) => from <= answers.today);
  return deficitStarts(steps, athleteEnergy(answers).formulaKcal);
}
