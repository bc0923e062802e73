import { dietStarts } from '@posedown/coaching';
import type { PaceCorridor } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { findJudgedPace, listMealSteps } from './queries.ts';

/**
 * The planned range of an athlete's weight since the current diet began, at the pace that the coach's screens use.
 * One for every chart. What is trained says nothing of it.
 */
export async function findCorridor(
  db: Db,
  athlete: { id: string; timezone: string },
): Promise<PaceCorridor> {
  const steps = await listMealSteps(db, athlete);
  const [first] = steps;
  const starts = dietStarts(steps, first?.maintenanceKcal ?? first?.calories ?? 0);
  return {
    startsOn: starts.at(-1) ?? first?.from ?? null,
    pace: await findJudgedPace(db, athlete.id),
  };
}
