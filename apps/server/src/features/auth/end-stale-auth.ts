import type { Db } from '../../platform/db/database.ts';
import { deleteEndedAttempts } from '../../platform/limits/queries.ts';
import { deleteEndedSessions } from '../../platform/session/queries.ts';
import { deleteEndedLinks } from './queries.ts';

/** Deletes sessions, counted attempts and links whose time is over. They count for nothing anyway. */
export async function endStaleAuth(db: Db, now: Date) {
  await deleteEndedSessions(db, now);
  await deleteEndedAttempts(db, now);
  await deleteEndedLinks(db, now);
}
