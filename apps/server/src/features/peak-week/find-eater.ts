import {
  addDays,
  calendarDayIn,
  currentBodyFat,
  FIRST_PEAK_DAY,
  leanMassKg,
  liftingSessionKcal,
  type PeakEater,
} from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { findLatestBody, lowDaysBefore, type Person } from '../athletes/index.ts';

interface Asked {
  now: Date;
  weightKg: number | null;
  showDay: string;
}

/** What the limits of the intake of a peak week rest on, at the weight that it was made for. */
export async function findEater(
  db: Db,
  athlete: Person,
  { now, weightKg, showDay }: Asked,
): Promise<PeakEater> {
  const today = calendarDayIn(now, athlete.timezone);
  const { bodyFat } = await findLatestBody(db, athlete.id, today);
  const percent = currentBodyFat({ bodyFat, weightKg }, today);
  const { sex, sessionDuration } = athlete;
  const leanKg = weightKg !== null && percent !== null ? leanMassKg(weightKg, percent) : null;
  const day = addDays(showDay, FIRST_PEAK_DAY);
  return {
    sex,
    leanMassKg: leanKg,
    sessionKcal:
      weightKg !== null && sessionDuration ? liftingSessionKcal(sessionDuration, weightKg) : 0,
    // No count of days limits what a man may eat.
    lowDaysBefore:
      sex === 'male' || leanKg === null ? 0 : await lowDaysBefore(db, athlete, { day, now }),
  };
}
