import { sql } from 'drizzle-orm';
import { batchCalls } from '../../platform/batch-calls.ts';
import type { Db } from '../../platform/db/database.ts';
import { preparedOn } from '../../platform/db/prepared.ts';

const pingOn = preparedOn((db) =>
  batchCalls(async () => {
    await db.execute(sql`select 1`);
    return new Map();
  }),
);

/** One round trip to the database, shared by concurrent callers. */
export async function ping(db: Db) {
  await pingOn(db)('ping');
}
