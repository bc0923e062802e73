import { deficitBar, isDeficit } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { findLatest, isAnswered, toPlanAnswers } from '../plan-answers.ts';
import type { Person } from '../queries.ts';
import { healthFacts } from './health-facts.ts';
import { findPlannedTarget } from './queries.ts';

interface Asked {
  /** Who reads it: each has another way to a new plan. */
  reader: 'athlete' | 'coach';
  now: Date;
}

/**
 * Why the meal plan in force should be another one, and what its reader is to do: it is in a deficit, and a
 * condition on record bars one. Null where it is not; a plan in force is never changed by itself.
 */
export async function warnOfDeficit(
  db: Db,
  athlete: Person,
  { reader, now }: Asked,
): Promise<string | null> {
  const barred = deficitBar(healthFacts(athlete));
  if (!barred || !isAnswered(athlete)) return null;
  const planned = await findPlannedTarget(db, athlete.id);
  if (planned === null) return null;
  const answers = toPlanAnswers(athlete, now, await findLatest(db, athlete, now));
  if (!isDeficit(answers, planned)) return null;
  return `The meal plan in force is in a calorie deficit. ${barred} ${wayOn(athlete, reader)}`;
}

function wayOn({ coachId }: Person, reader: Asked['reader']): string {
  if (reader === 'coach') return 'Make a new plan.';
  return coachId ? 'Ask your coach for a new plan.' : 'Generate a new plan.';
}
