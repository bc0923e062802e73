import { listTables } from './catalog.ts';
import type { Queryable } from './queryable.ts';

/**
 * Tables that a restored database starts without: sessions, with their push subscriptions, and links to set a password,
 * which grant access, and emails and push notices about to be sent.
 */
export const CLEARED_TABLES = [
  ...['sessions', 'push_subscriptions', 'password_links', 'notice_deliveries'],
];

/**
 * Logs everyone out of a restored database and invalidates its links, because some may have been revoked or used since
 * the backup. Emails and push notices that were waiting then may have been sent since.
 */
export async function clearRestored(connection: Queryable): Promise<void> {
  // An old backup may lack these tables.
  for (const { name } of await listTables(connection)) {
    if (CLEARED_TABLES.includes(name)) await connection.query(`delete from ${name}`);
  }
}
