import { listTables } from './catalog.ts';
import type { Queryable } from './queryable.ts';

/** What lets somebody in by itself: signed-in devices, and links that set a password. */
export const SIGN_INS = ['sessions', 'password_links'];

/**
 * Signs everybody out of a restored database and voids its links: since the backup was made, some
 * of those sessions have been revoked and some of those links used.
 */
export async function endSignIns(connection: Queryable): Promise<void> {
  // A backup of an early day may know neither.
  for (const { name } of await listTables(connection)) {
    if (SIGN_INS.includes(name)) await connection.query(`delete from ${name}`);
  }
}
