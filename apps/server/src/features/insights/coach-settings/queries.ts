import { DEFAULT_ALERT_LEVELS } from '@posedown/coaching';
import type { CoachSettings } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { coachSettings } from '../../../platform/db/schema/index.ts';

/** As it is for a coach who never set anything. */
const UNSET: CoachSettings = {
  practiceName: null,
  defaultUnits: 'metric',
  ...DEFAULT_ALERT_LEVELS,
  version: 0,
};

/** What a coach has set, or the defaults. */
export async function findCoachSettings(db: Db, coachId: string): Promise<CoachSettings> {
  const [row] = await db.select().from(coachSettings).where(eq(coachSettings.coachId, coachId));
  if (!row) return UNSET;
  const { coachId: _coach, ...settings } = row;
  return settings;
}
