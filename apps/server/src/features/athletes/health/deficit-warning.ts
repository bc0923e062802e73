import { deficitBar, isDeficit } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { findLatest, isAnswered, toPlanAnswers } from '../plan-answers.ts';
import type { Person } from '../queries.ts';
import { healthFacts } from './health-facts.ts';
import { findPlannedTarget } from './queries.ts';

/**
 * Why the meal plan in force should be another one, in a sentence: it is in a deficit, and a condition on
 * record bars one. Null where it is not; a plan in force is never changed by itself.
 */
export async function warnOfDeficit(db: Db, athlete: Person, now: Date): Promise<string | null> {
  const barred = deficitBar(healthFacts(athlete));
  if (!barred || !isAnswered(athlete)) return null;
  const planned = await findPlannedTarget(db, athlete.id);
  if (planned === null) return null;
  const answers = toPlanAnswers(athlete, now, await findLatest(db, athlete, now));
  if (!isDeficit(answers, planned)) return null;
  return `The meal plan in force is in a calorie deficit. ${barred} The coach decides on a new one.`;
}
