import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';

const WAITING = sql`(
  select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'
) as waiting`;

/** Resolves once this many transactions wait for a locked row on PostgreSQL. */
export async function waitUntilBlocked(db: Db, count = 1): Promise<void> {
  for (let waiting = 0; waiting < count; ) waiting = await db.$count(WAITING);
}

/** Whether any transaction waits for a locked row. */
export const isWaiting = async (db: Db) => (await db.$count(WAITING)) > 0;
