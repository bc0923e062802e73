import type { CoachSettings } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { coachSettings, users } from '../../../platform/db/schema/index.ts';
import { findCoachSettings } from '../../insights/index.ts';

/** A coach's settings, kept from changing until the transaction ends, whether there is a row or not. */
export async function holdSettings(tx: Db, coachId: string): Promise<CoachSettings> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, coachId)).for('no key update');
  return findCoachSettings(tx, coachId);
}

export async function saveSettings(tx: Db, coachId: string, settings: CoachSettings) {
  await tx
    .insert(coachSettings)
    .values({ coachId, ...settings })
    .onConflictDoUpdate({ target: coachSettings.coachId, set: settings });
}
