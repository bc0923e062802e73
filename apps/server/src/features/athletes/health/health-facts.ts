import type { HealthFacts } from '@posedown/coaching';
import type { Clearance } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { findPerson, type Person } from '../queries.ts';

/** An athlete's recorded health as input for the coaching rules. */
export function healthFacts({
  healthConditions,
  healthClearedOn,
  openHolds,
}: Pick<Person, 'healthConditions' | 'healthClearedOn' | 'openHolds'>): HealthFacts {
  return { healthConditions, clinicianAgreed: Boolean(healthClearedOn), holds: openHolds };
}

/** Maps an athlete's health for the API, with the name of the coach who recorded the clearance. */
export async function showHealth(db: Db, person: Person) {
  return {
    healthConditions: person.healthConditions,
    openHolds: person.openHolds,
    healthClearance: await clearanceOf(db, person),
  };
}

async function clearanceOf(
  db: Db,
  { healthClearedOn: clearedOn, healthClearedById: coachId }: Person,
): Promise<Clearance | null> {
  if (!clearedOn) return null;
  const coach = coachId ? await findPerson(db, coachId) : null;
  return { clearedOn, recordedBy: coach?.name ?? null };
}
