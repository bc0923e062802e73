import { setImmediate } from 'node:timers/promises';
import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyPglite } from '../../../testing/open-empty-pglite.ts';
import { drizzleOnPglite, PARSERS } from './drizzle-on-pglite.ts';

let pglite: PGlite;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ pglite, close } = await openEmptyPglite());
});
afterAll(() => close());

/** One value of each type with a parser, and of some without. */
const VALUES = sql`select
  timestamp '2026-11-25 13:05' as at, timestamptz '2026-11-25 13:05+00' as moment,
  date '2026-11-25' as day, interval '90 minutes' as lasts, numeric '84.20' as weight,
  array[timestamp '2026-11-25 13:05'] as ats, array[timestamptz '2026-11-25 13:05+00'] as moments,
  array[date '2026-11-25'] as days, array[interval '90 minutes'] as lengths,
  array[numeric '84.20'] as weights, array[1, 2] as numbers, '{"a": 1}'::jsonb as facts, true as done`;

test('knows every parser that Drizzle names', async () => {
  const named: QueryOptions[] = [];
  const query = async (_text: string, _params: unknown, options: QueryOptions) => {
    named.push(options);
    return { rows: [] };
  };
  await drizzle({ client: { query } as unknown as PGlite }).execute(sql`select 1`);
  expect(named).toHaveLength(1);
  expect(Object.keys(named[0]?.parsers ?? {}).sort()).toEqual(Object.keys(PARSERS).sort());
});

test('reads the same values as Drizzle alone, inside and outside a transaction', async () => {
  const bare = await openEmptyPglite();
  const expected = (await drizzle({ client: bare.pglite }).execute(VALUES)).rows;
  await bare.close();
  expect(expected[0]).toMatchObject({ day: '2026-11-25', numbers: [1, 2], facts: { a: 1 } });

  const db = drizzleOnPglite(pglite);
  expect((await db.execute(VALUES)).rows).toEqual(expected);
  const inside = await db.transaction(async (tx) => (await tx.execute(VALUES)).rows);
  expect(inside).toEqual(expected);
});

test("doesn't merge parsers for each query", async () => {
  const spread: PropertyKey[] = [];
  pglite.parsers = new Proxy(pglite.parsers, {
    ownKeys: (parsers) => {
      spread.push('own keys');
      return Reflect.ownKeys(parsers);
    },
  });
  const db = drizzleOnPglite(pglite);
  await db.execute(VALUES);
  await db.transaction((tx) => tx.execute(VALUES));
  expect(spread).toEqual([]);
  await drizzle({ client: pglite }).execute(VALUES);
  expect(spread).not.toEqual([]);
});

test('lets other work run between many queries', async () => {
  const query = async () => {
    for (const until = performance.now() + 6; performance.now() < until; );
    return { rows: [] };
  };
  const db = drizzleOnPglite({ query, parsers: {} } as unknown as PGlite);
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await setImmediate();
      turns += 1;
    }
  })();
  await Promise.all(Array.from({ length: 20 }, () => db.execute(sql`select 1`)));
  isOver = true;
  await others;
  expect(turns).toBeGreaterThanOrEqual(19);
});
