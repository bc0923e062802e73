import { sameLandmarks, VOLUME_LANDMARKS } from '@posedown/coaching';
import type { CoachSettings } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { coachSettings, users } from '../../../platform/db/schema/index.ts';
import { findCoachSettings } from '../../insights/index.ts';

/** Reads and locks a coach's settings until the transaction ends, even if no row exists yet. */
export async function lockSettings(tx: Tx, coachId: string): Promise<CoachSettings> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, coachId)).for('no key update');
  return findCoachSettings(tx, coachId);
}

/**
 * Stores a coach's settings. Landmarks equal to the default are not stored, so they follow later
 * changes to the default.
 */
export async function saveSettings(tx: Tx, coachId: string, settings: CoachSettings) {
  const { volumeLandmarks: landmarks } = settings;
  const volumeLandmarks = sameLandmarks(landmarks, VOLUME_LANDMARKS) ? null : landmarks;
  const row = { ...settings, volumeLandmarks };
  await tx
    .insert(coachSettings)
    .values({ coachId, ...row })
    .onConflictDoUpdate({ target: coachSettings.coachId, set: row });
}
