import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';

/** One round trip to the database. */
export async function ping(db: Db) {
  await db.execute(sql`select 1`);
}
