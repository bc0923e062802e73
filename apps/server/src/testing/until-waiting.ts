import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/database.ts';

const WAITING = sql`(
  select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'
) as waiting`;

/** Resolves once so many wait on PostgreSQL for a row that another holds. */
export async function untilWaiting(db: Db, count = 1): Promise<void> {
  for (let waiting = 0; waiting < count; ) waiting = await db.$count(WAITING);
}

/** Whether anyone waits so. */
export const isWaiting = async (db: Db) => (await db.$count(WAITING)) > 0;
