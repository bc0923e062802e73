import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database, Tx } from './database.ts';
import { databaseFailure } from './failure.ts';
import { retryOnLockConflict } from './retry-on-lock-conflict.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql.raw('create table tries (number integer)'));
});
afterAll(() => database.close());

/** PostgreSQL's own message for this code. */
const fail = (tx: Tx, code: string) =>
  tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`));

/** Work that fails this way before it succeeds. @returns the number of attempts, and the stored rows */
async function work(code: string, failures: number) {
  await database.db.execute(sql.raw('truncate tries'));
  let tries = 0;
  const done = retryOnLockConflict(database.db, async (tx) => {
    tries += 1;
    await tx.execute(sql.raw(`insert into tries values (${tries})`));
    if (tries <= failures) await fail(tx, code);
    return 'done';
  });
  const result = await done.catch((error: unknown) => databaseFailure(error) ?? 'fault');
  const saved = await database.db.select({ number: sql<number>`number` }).from(sql`tries`);
  return { result, tries, saved };
}

it.each([
  ['waits in a circle with others', '40P01'],
  ['has waited long enough for others', '55P03'],
])("retries when it %s, and keeps the last attempt's writes", async (_name, code) => {
  expect(await work(code, 2)).toEqual({ result: 'done', tries: 3, saved: [{ number: 3 }] });
});

it('reports that the database is busy if others never release their locks', async () => {
  expect(await work('55P03', 99)).toEqual({ result: 'busy', tries: 6, saved: [] });
});

it("doesn't retry other failures", async () => {
  expect(await work('23514', 1)).toEqual({ result: 'fault', tries: 1, saved: [] });
});
