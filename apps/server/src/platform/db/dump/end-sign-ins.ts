import { listTables } from './catalog.ts';
import type { Queryable } from './queryable.ts';

/** Tables that grant access on their own: sessions, and links that set a password. */
export const SIGN_INS = ['sessions', 'password_links'];

/**
 * Logs everyone out of a restored database and voids its links: some may have been revoked or used since the backup.
 */
export async function endSignIns(connection: Queryable): Promise<void> {
  // A backup of an early day may know neither.
  for (const { name } of await listTables(connection)) {
    if (SIGN_INS.includes(name)) await connection.query(`delete from ${name}`);
  }
}
