import type { ProtocolInput } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { listLoadDays } from '../../athletes/index.ts';
import { listIntakeSteps } from './queries.ts';

/**
 * What is known to have moved an athlete's water: plans that came into force, shows and loads. Refeeds have no
 * days of their own in a protocol: they come every week and are in the mean of the intake.
 */
export async function findFreezes(
  db: Db,
  athlete: { id: string; timezone: string },
  today: string,
): Promise<Pick<ProtocolInput, 'intakeSteps' | 'loadDays'>> {
  return {
    intakeSteps: await listIntakeSteps(db, athlete, today),
    loadDays: await listLoadDays(db, athlete.id, { today }),
  };
}
