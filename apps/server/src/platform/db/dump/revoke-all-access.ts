import { listTables } from './catalog.ts';
import type { Queryable } from './queryable.ts';

/** Tables that grant access: sessions, and links to set a password. */
export const ACCESS_TABLES = ['sessions', 'password_links'];

/**
 * Logs everyone out of a restored database and invalidates its links, because some may have been revoked or used since
 * the backup.
 */
export async function revokeAllAccess(connection: Queryable): Promise<void> {
  // An old backup may lack these tables.
  for (const { name } of await listTables(connection)) {
    if (ACCESS_TABLES.includes(name)) await connection.query(`delete from ${name}`);
  }
}
