import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/**
 * Foreign keys without an index that starts with one of their columns. Of two-column keys, one column is the athlete's
 * id.
 */
const UNINDEXED = sql`(
  select k.conname as name from pg_constraint k
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
    select from pg_index i
    where i.indrelid = k.conrelid and i.indpred is null and i.indkey[0] = any (k.conkey)
  )
) as unindexed`;

it('has an index for every foreign key, so that deletions scan no whole table', async () => {
  const names = await database.db.select({ name: sql<string>`name` }).from(UNINDEXED);
  expect(names.map(({ name }) => name)).toEqual([]);
});
