import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseFailure } from '../failure.ts';
import { requestBackup } from './backup-socket.ts';
import { PGLITE_LINE } from './create-database-dir.ts';
import { FLOOR_BYTES, RESERVE_BYTES } from './disk-space.ts';
import { logBytes, maintain } from './maintain.ts';
import { type EmbeddedDatabase, openEmbedded } from './open-embedded.ts';

const ROOMY = 10 * (RESERVE_BYTES + FLOOR_BYTES);
const isFull = (error: unknown) => databaseFailure(error) === 'full';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'posedown-open-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('an open embedded database', () => {
  let dataDir: string;
  let database: EmbeddedDatabase;
  let free = ROOMY;
  const open = () => openEmbedded({ dataDir, freeBytes: () => free });

  beforeAll(async () => {
    dataDir = join(folder, 'data');
    database = await open();
  }, 60_000);
  afterAll(() => database.close());

  test('runs with the settings that make commits durable', async () => {
    for (const [setting, value] of [
      ['fsync', 'on'],
      ['wal_sync_method', 'fsync'],
      ['synchronous_commit', 'on'],
      ['full_page_writes', 'on'],
      ['shared_buffers', '16MB'],
      ['wal_recycle', 'off'],
    ] as const) {
      const { rows } = await database.pglite.query(`select current_setting('${setting}') as value`);
      expect(rows).toEqual([{ value }]);
    }
  });

  test('cannot be opened a second time', async () => {
    await expect(open()).rejects.toThrow(`The data folder ${dataDir} is already in use by process`);
  });

  test('keeps its rows after reopening', async () => {
    await database.pglite.exec('create table kept (id int); insert into kept values (7)');
    await database.close();
    database = await open();
    expect((await database.pglite.query('select id from kept')).rows).toEqual([{ id: 7 }]);
  });

  test('trims its log and updates statistics during maintenance', async () => {
    const { pglite } = database;
    await pglite.exec(
      `create table busy as select id, repeat('x', 500) as filling from generate_series(1, 40000) id`,
    );
    expect(await logBytes(pglite)).toBeGreaterThan(16 * 1024 * 1024);
    await maintain(pglite);
    expect(await logBytes(pglite)).toBeLessThan(1024 * 1024);
    const { rows } = await pglite.query(
      `select reltuples::int as rows from pg_class where relname = 'busy'`,
    );
    expect(rows).toEqual([{ rows: 40_000 }]);
  });

  test('creates a backup requested by another process', async () => {
    const { path, rows } = await requestBackup(dataDir);
    expect(rows).toBeGreaterThan(40_000);
    expect(existsSync(join(path, 'SHA256SUMS'))).toBe(true);
  });

  test('rejects writes on a full disk, still reads, and accepts writes once there is space', async () => {
    const { pglite } = database;
    await pglite.exec('create table small (id int primary key, filling text)');
    free = FLOOR_BYTES - 1;
    const growing = pglite.query(
      `insert into small select id, repeat('x', 1000) from generate_series(1, 5000) id`,
    );
    await expect(growing).rejects.toSatisfy(isFull);
    // The next statement runs after the switch to read-only.
    const writing = pglite.query(`insert into small values (1, '')`);
    await expect(writing).rejects.toSatisfy(isFull);
    expect((await pglite.query('select count(*)::int as rows from small')).rows).toEqual([
      { rows: 0 },
    ]);

    free = ROOMY;
    await expect
      .poll(() => pglite.query(`insert into small values (1, '')`), {
        timeout: 20_000,
        interval: 200,
      })
      .toMatchObject({ affectedRows: 1 });
  }, 30_000);
});

describe('a folder that cannot be opened', () => {
  test('names a data folder that is a file', async () => {
    const dataDir = join(folder, 'a-file');
    writeFileSync(dataDir, '');
    await expect(openEmbedded({ dataDir })).rejects.toMatchObject({
      code: 'data_dir_not_writable',
      message: expect.stringContaining(dataDir),
    });
  });

  test("names the missing database if creating one isn't allowed, and doesn't create it", async () => {
    const dataDir = join(folder, 'absent');
    await expect(openEmbedded({ dataDir, create: false })).rejects.toMatchObject({
      code: 'database_not_found',
    });
    expect(existsSync(join(dataDir, 'database'))).toBe(false);
  });

  test('rejects a database of another PGlite version without changing it', async () => {
    const dataDir = join(folder, 'old');
    const line = join(dataDir, 'database', 'PGLITE_LINE');
    await (await openEmbedded({ dataDir })).close();
    writeFileSync(line, '0.4');
    await expect(openEmbedded({ dataDir })).rejects.toMatchObject({
      code: 'wrong_version',
      message: expect.stringContaining('PGlite 0.4'),
    });
    expect(readFileSync(line, 'utf8')).toBe('0.4');
  }, 60_000);

  test('explains that the database is damaged, and releases the folder', async () => {
    const dataDir = join(folder, 'damaged');
    await (await openEmbedded({ dataDir })).close();
    const log = join(dataDir, 'database', 'pg_wal');
    const damages = [
      () => {
        for (const name of readdirSync(log)) rmSync(join(log, name), { recursive: true });
      },
      () => writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), Buffer.alloc(8192)),
    ];
    for (const damage of damages) {
      damage();
      await expect(openEmbedded({ dataDir })).rejects.toMatchObject({
        code: 'database_damaged',
        message: expect.stringContaining('restore a backup with npm run db:restore'),
      });
    }
  }, 60_000);
});

test('supports the installed PGlite version', () => {
  const entry = import.meta.resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(new URL('../package.json', entry), 'utf8'));
  expect(version.split('.').slice(0, 2).join('.')).toBe(PGLITE_LINE);
});
