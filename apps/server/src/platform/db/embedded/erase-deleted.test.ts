import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eraseDeleted } from './erase-deleted.ts';
import { type EmbeddedDatabase, ERASE_FIRST_MS, openEmbedded } from './open-embedded.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const MARKER = 'Xylophonia Quince';

let dataDir: string;
let database: EmbeddedDatabase;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'posedown-erase-'));
  database = await openEmbedded({ dataDir });
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** Database files that still contain the person's name. */
const filesWithMarker = () =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    .map((name) => join(dataDir, name))
    .filter((path) => statSync(path).isFile() && readFileSync(path).includes(MARKER));

it('erases a deleted person from every file: table, index, statistics and log', async () => {
  const { pglite } = database;
  expect(await eraseDeleted(pglite, NOW)).toBe(false);
  await pglite.exec(`
    create table deleted_accounts (id uuid primary key, deleted_at timestamptz, erased_at timestamptz);
    create table people (id int primary key, name text, notes text);
    create index on people (name);
    insert into people select id, case when id % 3 = 0 then '${MARKER} ' || id else 'Other' end,
      repeat('note ', 1000) || case when id % 3 = 0 then '${MARKER}' else '' end
    from generate_series(1, 300) id`);
  await pglite.exec('analyze people');
  await pglite.exec('checkpoint');
  expect(filesWithMarker().length).toBeGreaterThan(2);

  await pglite.exec(`delete from people where id % 3 = 0;
    insert into deleted_accounts values ('019aa000-0000-7000-8000-000000000001', now())`);
  expect(await eraseDeleted(pglite, NOW)).toBe(true);
  expect(filesWithMarker()).toEqual([]);
  const { rows } = await pglite.query('select count(*)::int as count from people');
  expect(rows).toEqual([{ count: 200 }]);
  expect(await eraseDeleted(pglite, NOW)).toBe(false);
}, 60_000);

it('erases soon after each start, so that frequent restarts do not postpone it', async () => {
  await database.pglite.exec(`
    insert into people values (1000, '${MARKER}', '');
    delete from people where id = 1000;
    insert into deleted_accounts values ('019aa000-0000-7000-8000-000000000002', now())`);
  await database.close();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  database = await openEmbedded({ dataDir });
  const [erase] = timers.mock.calls.find(([, ms]) => ms === ERASE_FIRST_MS) ?? [];
  timers.mockRestore();
  expect(filesWithMarker()).not.toEqual([]);
  erase?.();
  // Closing waits for running jobs.
  await database.close();
  expect(filesWithMarker()).toEqual([]);
  database = await openEmbedded({ dataDir });
}, 60_000);
