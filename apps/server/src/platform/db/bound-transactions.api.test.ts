import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('runs single queries before queued transactions', async () => {
  const { db } = database;
  const ended: string[] = [];
  const writes = Array.from({ length: 60 }, (_, n) =>
    db
      .transaction((tx) => tx.execute(sql`select pg_sleep(0.02)`))
      .then(() => ended.push(`transaction ${n}`)),
  );
  await db.execute(sql`select 1`).then(() => ended.push('query'));
  await Promise.all(writes);
  expect(ended).toHaveLength(61);
  expect(ended.indexOf('query')).toBeLessThan(20);
});

it('continues after a failed transaction', async () => {
  const { db } = database;
  const failing = Array.from({ length: 20 }, () =>
    db.transaction(async () => {
      throw new Error('no');
    }),
  );
  for (const end of await Promise.allSettled(failing)) expect(end.status).toBe('rejected');
  expect(await db.transaction(async () => 'stored')).toBe('stored');
});
