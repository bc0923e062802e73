import { DEFAULT_ALERT_LEVELS, type MuscleLandmarks, VOLUME_LANDMARKS } from '@posedown/coaching';
import type { CoachSettings } from '@posedown/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { coachSettings, users } from '../../../platform/db/schema/index.ts';

/** Settings of a coach who never changed any. */
const DEFAULT_SETTINGS: CoachSettings = {
  practiceName: null,
  defaultUnits: 'metric',
  ...DEFAULT_ALERT_LEVELS,
  volumeLandmarks: VOLUME_LANDMARKS,
  version: 0,
};

type StoredSettings = typeof coachSettings.$inferSelect;

/** A coach's settings, or the defaults. */
export async function findCoachSettings(db: Db, coachId: string): Promise<CoachSettings> {
  const [row] = await db.select().from(coachSettings).where(eq(coachSettings.coachId, coachId));
  return readCoachSettings(row);
}

/** The settings in a row, or the defaults if there is no row. */
export function readCoachSettings(row: StoredSettings | null | undefined): CoachSettings {
  if (!row) return DEFAULT_SETTINGS;
  const { coachId: _coach, volumeLandmarks, ...settings } = row;
  return { ...settings, volumeLandmarks: volumeLandmarks ?? VOLUME_LANDMARKS };
}

/** A person's volume landmarks: their coach's, or a coach's own. Null for the defaults. */
export async function findLandmarks(db: Db, personId: string): Promise<MuscleLandmarks | null> {
  const [row] = await db
    .select({ landmarks: coachSettings.volumeLandmarks })
    .from(users)
    .innerJoin(
      coachSettings,
      eq(coachSettings.coachId, sql`coalesce(${users.coachId}, ${users.id})`),
    )
    .where(eq(users.id, personId));
  return row?.landmarks ?? null;
}
