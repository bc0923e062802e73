import type { Db } from '../../platform/db/database.ts';
import { deleteEndedAttempts } from '../../platform/limits/queries.ts';
import { deleteEndedSessions, deleteUnusedDevices } from '../../platform/session/queries.ts';
import { deleteEndedLinks } from './queries.ts';

const DEVICE_KEPT_MS = 365 * 86_400_000;

/** Deletes expired sessions, known devices, attempt counts and links. They no longer have any effect. */
export async function endStaleAuth(db: Db, now: Date) {
  await deleteEndedSessions(db, now);
  await deleteEndedAttempts(db, now);
  await deleteEndedLinks(db, now);
  await deleteUnusedDevices(db, new Date(now.getTime() - DEVICE_KEPT_MS));
}
