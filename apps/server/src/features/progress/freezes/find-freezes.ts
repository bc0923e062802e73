import { addDays, EXPENDITURE_READ_DAYS, type ProtocolInput } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { listIntakeSteps, listLoadDays } from './queries.ts';

/**
 * What is known to have moved an athlete's water: plans that came into force, shows and loads. Refeeds have no
 * days of their own in a protocol: they come every week and are in the mean of the intake.
 */
export async function findFreezes(
  db: Db,
  athlete: { id: string; timezone: string },
  today: string,
): Promise<Pick<ProtocolInput, 'intakeSteps' | 'loadDays'>> {
  const since = addDays(today, -EXPENDITURE_READ_DAYS);
  return {
    intakeSteps: await listIntakeSteps(db, athlete, today),
    loadDays: await listLoadDays(db, athlete.id, { since, today }),
  };
}
