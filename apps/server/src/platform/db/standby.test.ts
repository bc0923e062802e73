import pg from 'pg';
import { expect, test } from 'vitest';
import { databaseFailure } from './failure.ts';
import { relayOverPostgres } from './relay.ts';
import { requirePrimary } from './require-primary.ts';
import { openSimulatedStandby } from './testing/open-simulated-standby.ts';

const it = test.extend(
  'standby',
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads a fixture's needs from this pattern.
  async ({}, { onCleanup }) => {
    const standby = await openSimulatedStandby();
    onCleanup(() => standby.close());
    return standby;
  },
);

it('rejects a connection to a standby as if the database were unavailable', async ({ standby }) => {
  const pool = new pg.Pool({ connectionString: standby.url, onConnect: requirePrimary });
  expect(await pool.query('select 1').catch(databaseFailure)).toBe('away');
  expect(pool.totalCount).toBe(0);
  await pool.end();
});

it('reconnects for events after a standby has rejected LISTEN', async ({ standby }) => {
  const again = standby.connections(3);
  const failures: unknown[] = [];
  const open = relayOverPostgres(standby.url, (error) => failures.push(error), 0);
  const relay = open(
    () => undefined,
    () => undefined,
  );
  await again;
  await relay.close();
  expect(failures.slice(0, 2).map(databaseFailure)).toEqual(['read-only', 'read-only']);
});

it('treats a pooler that can’t reach PostgreSQL as an unavailable database', () => {
  const refused = Object.assign(new Error('query_wait_timeout'), { code: '08P01' });
  expect(databaseFailure(new Error('Failed query', { cause: refused }))).toBe('away');
});
