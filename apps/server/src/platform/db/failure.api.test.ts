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

it("doesn't mistake a read-only server for a full disk, unlike with the embedded database", async () => {
  const writing = database.db.transaction(async (tx) => {
    await tx.execute(sql`set transaction read only`);
    await tx.execute(sql`create table never (id integer)`);
  });
  const failure = await writing.catch(databaseFailure);
  expect(failure).toBe(database.kind === 'postgres' ? 'read-only' : 'full');
});
