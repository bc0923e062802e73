import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database } from './database.ts';
import { databaseFailure } from './failure.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('takes a server that is read-only for no full disk, as the embedded database is', async () => {
  const writing = database.db.transaction(async (tx) => {
    await tx.execute(sql`set transaction read only`);
    await tx.execute(sql`create table never (id integer)`);
  });
  const failure = await writing.catch(databaseFailure);
  expect(failure).toBe(database.kind === 'postgres' ? 'read-only' : 'full');
});
