import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSchema } from '../testing/describe-schema.ts';
import { listTables } from './catalog.ts';
import { loadDump } from './load-dump.ts';
import type { Transactional } from './queryable.ts';
import { readDump, verifyDump } from './read-dump.ts';
import { AWKWARD_ROWS, AWKWARD_TABLES } from './testing/awkward-tables.ts';
import { openEmpty, openEmptyEmbedded, type TestTarget } from './testing/open-empty.ts';
import { writeDump } from './write-dump.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

let folder: string;
let dump: string;
let source: TestTarget;
let target: TestTarget;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posedown-dump-'));
  dump = join(folder, 'dump.gz');
  [source, target] = await Promise.all([openEmptyEmbedded(), openEmpty()]);
  await source.run(AWKWARD_TABLES);
  await source.run(AWKWARD_ROWS);
  await writeDump(source.database, dump, NOW);
}, 120_000);
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  rmSync(folder, { recursive: true });
});

test('reports the contents of a dump', async () => {
  expect(await verifyDump(dump)).toMatchObject({
    createdAt: NOW.toISOString(),
    migrations: [],
    tables: 4,
    rows: 3013,
  });
});

test('rejects a target with rows without changing them', async () => {
  await target.run('create table keyless (small int); insert into keyless values (1)');
  await expect(loadDump(target.database, dump)).rejects.toMatchObject({
    code: 'target_not_empty',
    message: expect.stringContaining('keyless'),
  });
  expect(await countRows(target.database, 'keyless')).toBe(1);
  await target.run('drop table keyless');
});

test('leaves the target empty if the copy differs from the dump', async () => {
  await target.run(AWKWARD_TABLES);
  await target.run('alter table keyless alter exact type numeric(30, 1)');
  await expect(loadDump(target.database, dump)).rejects.toMatchObject({ code: 'copy_differs' });
  for (const table of ['"Select"', 'keyed_by_text', 'keyless']) {
    expect(await countRows(target.database, table)).toBe(0);
  }
  await target.run('alter table keyless alter exact type numeric');
});

test('copies every value, so that a dump of the copy is identical', async () => {
  await loadDump(target.database, dump);
  const copy = join(folder, 'copy.gz');
  await writeDump(target.database, copy, NOW);
  expect(gunzipSync(readFileSync(copy)).equals(gunzipSync(readFileSync(dump)))).toBe(true);
});

test('restores a backup of the first format', async () => {
  const first = join(folder, 'first.gz');
  const copy = join(folder, 'copy-of-first.gz');
  await writeDump(source.database, first, NOW, 1);
  const other = await openEmpty();
  try {
    await other.run(AWKWARD_TABLES);
    await loadDump(other.database, first);
    await writeDump(other.database, copy, NOW, 1);
  } finally {
    await other.close();
  }
  expect(gunzipSync(readFileSync(copy)).equals(gunzipSync(readFileSync(first)))).toBe(true);
});

test('restores keys and indexes', async () => {
  expect(await describe(target.database)).toEqual(await describe(source.database));
});

test('restores the foreign keys', async () => {
  const orphan = `insert into keyed_by_text
    values ('x', now(), '00000000-0000-7000-8000-00000000ffff')`;
  await expect(target.run(orphan)).rejects.toMatchObject({ code: '23503' });
});

test('rejects a dump truncated at any point', async () => {
  const whole = readFileSync(dump);
  const cut = join(folder, 'cut.gz');
  for (let length = 0; length < whole.length; length += Math.ceil(whole.length / 97)) {
    writeFileSync(cut, whole);
    truncateSync(cut, length);
    await expect(readAll(cut)).rejects.toMatchObject({ code: 'backup_damaged' });
  }
});

const describe = (database: Transactional) =>
  database.transaction(async (connection) => {
    await connection.query('create schema if not exists drizzle');
    await connection.query(
      'create table if not exists drizzle.__drizzle_migrations (id int, name text)',
    );
    return describeSchema(connection);
  });

async function readAll(path: string) {
  for await (const part of readDump(path)) expect(part.kind).toBeDefined();
}

async function countRows(database: Transactional, table: string) {
  return database.transaction(async (connection) => {
    expect((await listTables(connection)).map(({ name }) => name)).toContain(table);
    const { rows } = await connection.query(`select count(*)::int as rows from ${table}`);
    return rows[0]?.rows;
  });
}
