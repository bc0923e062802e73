import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMigrations } from '../platform/db/dump/catalog.ts';
import { CLEARED_TABLES } from '../platform/db/dump/clear-restored.ts';
import { onPglite } from '../platform/db/dump/queryable.ts';
import { openEmptyPostgres } from '../platform/db/dump/testing/open-empty.ts';
import { verifyBackup } from '../platform/db/dump/verify-backup.ts';
import { openEmbedded } from '../platform/db/embedded/open-embedded.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { compareRows, type Rows, readRows } from '../platform/db/testing/compare-rows.ts';
import { MIGRATIONS, openWorkshop } from '../platform/db/testing/older-databases.ts';
import { readSettings, type Settings } from '../settings.ts';
import { backUp } from './db-backup.ts';
import { move } from './db-move.ts';
import { restore } from './db-restore.ts';

const ROWS = 500;
const PHOTO = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));
const SERVER_URL = process.env.TEST_DATABASE_URL;

/** A coach with a session, a push subscription and a link to set a password. */
const CLEARED_ROWS = `
  with coach as (
    insert into users (id, email, name, role)
    values (gen_random_uuid(), 'coach@example.com', 'Coach', 'coach') returning id
  ), session as (
    insert into sessions (id, token_hash, user_id, user_agent, address, expires_at)
    select gen_random_uuid(), 'session', id, '', '', now() + interval '1 day' from coach
    returning id, user_id
  ), subscription as (
    insert into push_subscriptions (user_id, id, session_id, endpoint, endpoint_hash, p256dh, auth)
    select user_id, gen_random_uuid(), id, '', '', '', '' from session
  ), notice as (
    insert into notices (user_id, id, kind, subject)
    select id, gen_random_uuid(), 'message', 'one' from coach returning user_id, id
  ), delivery as (
    insert into notice_deliveries (user_id, id, notice_id, due_at)
    select user_id, gen_random_uuid(), id, now() from notice
  )
  insert into password_links (id, token_hash, user_id, expires_at)
  select gen_random_uuid(), 'link', id, now() + interval '1 day' from coach`;

let folder: string;
let settings: Settings;
let backup: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posedown-commands-'));
  settings = readSettings({ DATA_DIR: join(folder, 'data') });
  await (await openDatabase(settings, () => undefined)).close();
  const { pglite, close } = await openEmbedded({ dataDir: settings.dataDir });
  await pglite.query(
    `insert into attempts (key, count, window_ends_at)
     select 'key ' || number, number, now() from generate_series(1, $1) number`,
    [ROWS],
  );
  await pglite.exec(CLEARED_ROWS);
  await close();
  mkdirSync(join(settings.dataDir, 'uploads', 'a'), { recursive: true });
  writeFileSync(join(settings.dataDir, 'uploads', 'a', 'photo.jpg'), PHOTO);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('backs up rows and uploads and reports it', async () => {
  const sentence = await backUp(settings);
  expect(sentence).toMatch(/^Backed up \d+ rows of \d+ tables and 1 uploads to /);
  const [name = ''] = readdirSync(join(settings.dataDir, 'backups'));
  backup = join(settings.dataDir, 'backups', name);
  expect((await verifyBackup(backup)).rows).toBeGreaterThanOrEqual(ROWS);
}, 60_000);

// Commands that don't need PostgreSQL are tested in this suite's first run.
if (!SERVER_URL) {
  describe('database commands on the embedded database', () => {
    test('rejects a restore while the server is running', async () => {
      const server = await openEmbedded({ dataDir: settings.dataDir });
      await expect(restore(settings, backup)).rejects.toMatchObject({ code: 'data_dir_in_use' });
      await server.close();
    }, 60_000);

    test('requests the backup from a running server', async () => {
      const server = await openEmbedded({ dataDir: settings.dataDir });
      expect(await backUp(settings)).toContain('Backed up');
      await server.close();
    }, 60_000);

    test('rejects a damaged backup without touching the data', async () => {
      const dump = join(backup, 'database.ndjson.gz');
      const whole = readFileSync(dump);
      writeFileSync(dump, whole.subarray(0, -1));
      const before = readdirSync(settings.dataDir);
      await expect(restore(settings, backup)).rejects.toMatchObject({ code: 'backup_damaged' });
      expect(readdirSync(settings.dataDir)).toEqual(before);
      writeFileSync(dump, whole);
    });

    test('restores the data and keeps the replaced data', async () => {
      const { pglite, close } = await openEmbedded({ dataDir: settings.dataDir });
      await pglite.exec('delete from attempts');
      await close();
      rmSync(join(settings.dataDir, 'uploads'), { recursive: true });

      const sentence = await restore(settings, backup);
      expect(sentence).toMatch(/what was there before is kept in .* for 7 days\./);
      expect(sentence).toContain('Everyone is logged out');
      expect(readFileSync(join(settings.dataDir, 'uploads', 'a', 'photo.jpg'))).toEqual(PHOTO);
      expect(await countAttempts(settings.dataDir)).toBe(ROWS);
    }, 120_000);

    test('restores the newest backup into an empty folder by default', async () => {
      const empty = { ...settings, dataDir: join(folder, 'empty') };
      await expect(restore(empty)).rejects.toMatchObject({ code: 'backup_not_found' });
      const backups = join(empty.dataDir, 'backups');
      mkdirSync(join(backups, '2020-01-01T00-00-00-000Z'), { recursive: true });
      // Created while the clock was wrong.
      mkdirSync(join(backups, '9999-01-01T00-00-00-000Z'));
      cpSync(backup, join(backups, basename(backup)), { recursive: true });
      expect(await restore(empty)).not.toContain('what was there before');
      expect(await countAttempts(empty.dataDir)).toBe(ROWS);
    }, 120_000);

    test('requires an address and a database to move', async () => {
      await expect(move(settings)).rejects.toMatchObject({ code: 'no_target' });
      const nowhere = {
        ...settings,
        dataDir: join(folder, 'nowhere'),
        databaseUrl: 'postgres://x/y',
      };
      await expect(move(nowhere)).rejects.toMatchObject({ code: 'database_not_found' });
      expect(existsSync(join(nowhere.dataDir, 'database'))).toBe(false);
    });
  });
}

/** A backup from a time when a migration had another name, with its content. */
async function makeOlderBackup() {
  const workshop = await openWorkshop(SERVER_URL);
  const last = MIGRATIONS.indexOf('20261121150139_coach_settings') + 1;
  const older = await workshop.make([...MIGRATIONS.slice(0, last), '20261121145824_check_ins']);
  const dataDir = SERVER_URL ? join(folder, 'older') : older.settings.dataDir;
  await backUp({ ...older.settings, dataDir });
  const backups = join(dataDir, 'backups');
  const path = join(folder, 'older-backup');
  cpSync(join(backups, readdirSync(backups)[0] ?? ''), path, { recursive: true });
  await older.remove();
  await workshop.close();
  return { path, rows: older.rows };
}

test('restores a backup with a migration under an earlier name', async () => {
  const { path, rows } = await makeOlderBackup();
  const restored = { ...settings, dataDir: join(folder, 'from-older') };
  await restore(restored, path);
  await (await openDatabase(restored, () => undefined)).close();
  const { pglite, close } = await openEmbedded({ dataDir: restored.dataDir });
  const [migrations, now] = await onPglite(pglite).transaction((connection) =>
    Promise.all([listMigrations(connection), readRows(connection)]),
  );
  await close();
  expect(migrations).toEqual(MIGRATIONS);
  expectRestored(rows, now);

  if (!SERVER_URL) return;
  const server = await openEmptyPostgres(SERVER_URL);
  await restore({ ...restored, databaseUrl: server.url }, path);
  const onServer = await server.database.transaction(readRows);
  await server.close();
  expectRestored(rows, onServer);
}, 120_000);

/** Everything in the backup except what may have been revoked or sent since. */
function expectRestored(before: Rows, after: Rows) {
  const compared = new Map([...before].filter(([table]) => !CLEARED_TABLES.includes(table)));
  expect(compareRows(compared, after).lost).toEqual([]);
  for (const table of CLEARED_TABLES) {
    expect(before.get(table)).not.toEqual([]);
    expect(after.get(table)).toEqual([]);
  }
}

// These need PostgreSQL, which this suite's second run has.
if (SERVER_URL) {
  describe('database commands on PostgreSQL', () => {
    let postgres: Awaited<ReturnType<typeof openEmptyPostgres>>;
    let onPostgres: Settings;

    beforeAll(async () => {
      postgres = await openEmptyPostgres(SERVER_URL);
      onPostgres = { ...settings, databaseUrl: postgres.url };
    });
    afterAll(() => postgres.close());

    const count = async () =>
      (await postgres.pool.query('select count(*)::int as rows from attempts')).rows[0]?.rows;

    test('moves every row and leaves a database that the server opens', async () => {
      expect(await move(onPostgres)).toContain('compared each table');
      expect(await count()).toBe(ROWS);
      await (await openDatabase(onPostgres, () => undefined)).close();
      expect(await count()).toBe(ROWS);
      // A move keeps sessions, because the operator stays the same.
      const moved = await postgres.database.transaction(readRows);
      for (const table of CLEARED_TABLES) expect(moved.get(table)).toHaveLength(1);
    }, 60_000);

    test('rejects a move or restore onto existing rows', async () => {
      await expect(move(onPostgres)).rejects.toMatchObject({ code: 'target_not_empty' });
      const restoring = restore(onPostgres, backup);
      await expect(restoring).rejects.toMatchObject({ code: 'target_not_empty' });
      expect(await count()).toBe(ROWS);
    }, 60_000);

    test('stores no row if the uploads can’t be stored, so it can be retried', async () => {
      const server = await openEmptyPostgres(SERVER_URL);
      const dataDir = join(folder, 'a-file');
      writeFileSync(dataDir, '');
      await expect(
        restore({ ...settings, dataDir, databaseUrl: server.url }, backup),
      ).rejects.toThrow();
      const repeated = { ...settings, dataDir: join(folder, 'room'), databaseUrl: server.url };
      expect(await restore(repeated, backup)).toContain('and 1 uploads');
      await server.close();
    }, 60_000);

    test('backs up PostgreSQL so that an embedded database can restore it', async () => {
      const dataDir = join(folder, 'back-again');
      mkdirSync(dataDir);
      await backUp({ ...onPostgres, dataDir });
      await restore({ ...settings, dataDir });
      expect(await countAttempts(dataDir)).toBe(ROWS);
    }, 120_000);
  });
}

async function countAttempts(dataDir: string) {
  const { pglite, close } = await openEmbedded({ dataDir, create: false });
  const { rows } = await pglite.query<{ rows: number }>(
    'select count(*)::int as rows from attempts',
  );
  await close();
  return rows[0]?.rows;
}
