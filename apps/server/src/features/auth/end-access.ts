import type { Tx } from '../../platform/db/database.ts';
import { deleteKnownDevices, deleteOtherSessions } from '../../platform/session/queries.ts';
import { deleteOpenLinks, deletePasswordHash } from './queries.ts';

/**
 * Takes from somebody every way in: sessions, open links, the password. Call it in the transaction
 * that says why, and have their open streams looked at again afterwards (`events.recheck`).
 */
export async function endAccess(tx: Tx, userId: string) {
  await deletePasswordHash(tx, userId);
  await deleteOpenLinks(tx, userId);
  await deleteOtherSessions(tx, userId);
  await deleteKnownDevices(tx, userId);
}
