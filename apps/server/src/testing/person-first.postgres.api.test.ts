import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '../platform/db/schema/index.ts';
import { openScene, type Scene } from './permissions/scene.ts';
import { callerOf, sendPayload, WRITES } from './permissions/writes.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { isWaiting } from './wait-until-blocked.ts';

let test: TestApp;
let scene: Scene;
beforeAll(async () => {
  test = await openTestApp({ limits: { writePerPerson: 1_000_000 } });
  scene = await openScene(test);
});
afterAll(() => test.close());

/** People and passwords, which have a lock order of their own, because a login reads a password first. */
const FREE = ['users', 'credentials'];

/** The tables with rows locked by a transaction, except people and passwords. */
async function listLockedTables(): Promise<string[]> {
  const tables = await read<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !FREE.includes(name));
  const free = names.map(
    (name) => `free_${name} as (select 1 from ${name} for update skip locked)`,
  );
  const isLocked = names.map(
    (name) => `(select count(*) from ${name}) > (select count(*) from free_${name}) as ${name}`,
  );
  const [held = {}] = await read<Record<string, boolean>>(
    sql.raw(`with ${free.join(', ')} select ${isLocked.join(', ')}`),
  );
  return names.filter((name) => held[name]);
}

/** Drivers return an object with the rows. */
async function read<Row>(query: SQL): Promise<Row[]> {
  return ((await test.db.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** @returns the tables a request has locked when it waits for a person, or null if it waits for no one */
async function lockedBefore(reply: Promise<unknown>): Promise<string[] | null> {
  let isDone = false;
  const end = () => {
    isDone = true;
  };
  void reply.then(end, end);
  while (!isDone) if (await isWaiting(test.db)) return listLockedTables();
  return null;
}

it('locks the person before any of their data', async () => {
  const found: [string, string[]][] = [];
  for (const { row, name } of WRITES) {
    const caller = callerOf(row);
    const cargo = (await row.prepare?.(scene, caller)) ?? {};
    const browser = await scene.browserOf(caller);
    await test.settle();
    const { held, sent } = await test.db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).for('no key update');
      const reply = sendPayload(row, browser, cargo);
      return { held: await lockedBefore(reply), sent: { reply } };
    });
    expect([name, (await sent.reply).statusCode]).toEqual([name, row.endpoint.status]);
    if (held) found.push([name, held]);
  }
  expect(found.filter(([, held]) => held.length > 0)).toEqual([]);
  expect(found.length).toBeGreaterThan(40);
}, 120_000);
