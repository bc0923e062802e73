import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database, Db } from './database.ts';
import { databaseFailure } from './failure.ts';
import { openPostgres } from './open-postgres.ts';
import { liftTimeouts, NO_TIMEOUTS } from './timeouts.ts';

const SHORT = { statementMs: 400, lockMs: 100, idleInTransactionMs: 150 };

let url: string;
let home: Database;
let database: Database;
beforeAll(async () => {
  home = await openTestDatabase();
  const [row] = await home.db
    .select({ name: sql<string>`current_database()` })
    .from(sql`(select) it`);
  const address = new URL(process.env.TEST_DATABASE_URL ?? '');
  address.pathname = `/${row?.name}`;
  url = address.href;
  await home.db.execute(sql`create table things (id integer primary key, note text)`);
  await home.db.execute(sql`insert into things values (1, 'as it was')`);
  database = await openPostgres(url, () => undefined, SHORT);
});
afterAll(async () => {
  await database.close();
  await home.close();
});

const failureOf = (work: Promise<unknown>) => work.then(() => null, databaseFailure);
const sleep = (db: Db, seconds: number) => db.execute(sql`select pg_sleep(${seconds})`);
const change = (db: Db) => db.execute(sql`update things set note = 'changed' where id = 1`);

it('cancels a statement that takes too long and reports that the database is busy', async () => {
  expect(await failureOf(sleep(database.db, 60))).toBe('busy');
  await database.db.execute(sql`select 1`);
});

it("doesn't wait longer than the lock timeout for a locked row", async () => {
  await home.db.transaction(async (tx) => {
    await change(tx);
    expect(await failureOf(change(database.db))).toBe('busy');
  });
});

it('ends an idle transaction and releases its row locks', async () => {
  const idle = database.db.transaction(async (tx) => {
    await change(tx);
    await change(home.db);
    await change(tx);
  });
  expect(await failureOf(idle)).not.toBeNull();
  await change(database.db);
});

it('applies no timeout to a long job', async () => {
  await database.db.transaction(async (tx) => {
    await liftTimeouts(tx);
    await sleep(tx, 0.6);
  });
  expect(await failureOf(sleep(database.db, 0.6))).toBe('busy');
});

it('applies no timeout to migrations, backups and restores, whatever the role has', async () => {
  await home.db.execute(
    sql.raw(`alter database ${new URL(url).pathname.slice(1)} set statement_timeout = '200ms'`),
  );
  const pool = new pg.Pool({ connectionString: url, ...NO_TIMEOUTS });
  await pool.query('select pg_sleep(0.4)');
  await pool.end();
});
