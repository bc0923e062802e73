import { leanMassKg, liftingSessionKcal, type PeakEater } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { currentBodyFat, findLatestBody, type Person } from '../athletes/index.ts';

/** What the limits of the intake of a peak week rest on, at the weight that it was made for. */
export async function findEater(
  db: Db,
  athlete: Person,
  { today, weightKg }: { today: string; weightKg: number | null },
): Promise<PeakEater> {
  const { bodyFat } = await findLatestBody(db, athlete.id);
  const percent = currentBodyFat({ bodyFat, weightKg }, today);
  const { sessionDuration } = athlete;
  return {
    sex: athlete.sex,
    leanMassKg: weightKg !== null && percent !== null ? leanMassKg(weightKg, percent) : null,
    sessionKcal:
      weightKg !== null && sessionDuration ? liftingSessionKcal(sessionDuration, weightKg) : 0,
  };
}
