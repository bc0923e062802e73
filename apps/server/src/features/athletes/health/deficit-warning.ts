import { guidanceOf, planFaultText } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import type { Person } from '../queries.ts';
import { findPlanFaults } from './plans-in-force.ts';

interface Asked {
  /** Who reads it: each has another way to a new plan. */
  reader: 'athlete' | 'coach';
  now: Date;
}

/**
 * Why the meal plan in force should be another one, and what its reader is to do: it is in a deficit that age, weight,
 * body fat or a condition bars, or it holds too little energy. Null where it is not; a plan in force is never changed
 * by itself.
 */
export async function warnOfDeficit(
  db: Db,
  athlete: Person,
  { reader, now }: Asked,
): Promise<string | null> {
  const text = planFaultText(await findPlanFaults(db, athlete, now), 'The current meal plan');
  return text && `${text} ${wayOn(athlete, reader)}`;
}

function wayOn(athlete: Person, reader: Asked['reader']): string {
  if (reader === 'coach') return 'Make a new plan.';
  return guidanceOf(athlete) === 'self_guided'
    ? 'Generate a new plan.'
    : 'Ask your coach for a new plan.';
}
