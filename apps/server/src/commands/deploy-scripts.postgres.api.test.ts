import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newestBackupAt } from '../platform/db/dump/newest-backup.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { readSettings } from '../settings.ts';

const SERVER_URL = process.env.TEST_DATABASE_URL ?? '';
const suffix = randomUUID().replaceAll('-', '').slice(0, 12);
const APP = { role: `app_${suffix}`, database: `gym_${suffix}`, password: `p'w"${suffix}` };

let folder: string;
let admin: pg.Client;
const appUrl = new URL(SERVER_URL);
appUrl.username = APP.role;
appUrl.password = APP.password;
appUrl.pathname = `/${APP.database}`;

const script = (name: string, env: Record<string, string>, ...args: string[]) =>
  execFileSync(
    fileURLToPath(new URL(`../../../../deploy/postgres/${name}`, import.meta.url)),
    args,
    { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8', stdio: 'pipe' },
  );

const environment = () => ({ DATABASE_URL: appUrl.href, DATA_DIR: folder });
const backups = () => readdirSync(join(folder, 'backups')).sort();

async function query(sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(appUrl.href);
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'posedown-deploy-'));
  admin = new pg.Client(SERVER_URL);
  await admin.connect();
  const { hostname, port, username } = new URL(SERVER_URL);
  script('create-app-role.sh', {
    ...{ PGHOST: hostname, PGPORT: port, PGUSER: username },
    ...{ APP_ROLE: APP.role, APP_DATABASE: APP.database, APP_PASSWORD: APP.password },
  });
});
afterAll(async () => {
  await admin.query(`drop database ${APP.database} with (force)`);
  await admin.query(`drop role ${APP.role}`);
  await admin.end();
  rmSync(folder, { recursive: true });
});

it('gives the app a role limited to its own database', async () => {
  const { rows } = await query(
    'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
  for (const database of ['postgres', 'template1']) {
    const url = new URL(appUrl);
    url.pathname = `/${database}`;
    await expect(new pg.Client(url.href).connect()).rejects.toThrow(/permission denied/);
  }
  const settings = readSettings({ DATABASE_URL: appUrl.href, DATA_DIR: folder });
  const { close } = await openDatabase(settings, () => undefined);
  await close();
});

it('backs up rows and uploads, and restores them into an empty database', async () => {
  await query(`
    insert into users (id, email, name, role) values (gen_random_uuid(), 'a@test.example', 'Ana', 'coach');
    insert into sessions (id, token_hash, user_id, user_agent, address, expires_at)
    select gen_random_uuid(), 'x', id, '', '', now() + interval '1 day' from users`);
  mkdirSync(join(folder, 'uploads', 'photos'), { recursive: true });
  writeFileSync(join(folder, 'uploads', 'photos', 'one.webp'), 'picture');
  expect(script('backup.sh', environment())).toMatch(/^Backed up to /);
  const [dump = '', uploads] = backups();
  expect(dump).toMatch(/^[\dT-]+Z\.dump$/);
  expect(uploads).toBe(dump.replace('.dump', '.uploads'));
  expect(await newestBackupAt(folder, new Date())).toBeInstanceOf(Date);

  const restore = () => script('restore.sh', environment(), join(folder, 'backups', dump));
  expect(restore).toThrow(/already holds tables/);
  await query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  rmSync(join(folder, 'uploads'), { recursive: true });
  expect(restore()).toMatch(/^Restored /);
  expect((await query('select name from users')).rows).toEqual([{ name: 'Ana' }]);
  expect((await query('select from sessions')).rowCount).toBe(0);
  expect(readFileSync(join(folder, 'uploads', 'photos', 'one.webp'), 'utf8')).toBe('picture');
});

it('restores into a folder that still has its uploads', async () => {
  script('backup.sh', environment());
  const dump = backups()
    .filter((name) => name.endsWith('.dump'))
    .at(-1);
  await query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  const photo = join(folder, 'uploads', 'photos', 'one.webp');
  const restore = () => script('restore.sh', environment(), join(folder, 'backups', `${dump}`));
  expect(restore()).toMatch(/^Restored /);
  expect(readFileSync(photo, 'utf8')).toBe('picture');
});

it('backs up while a photo is deleted', () => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  // Fails once, like for a file that was just deleted.
  writeFileSync(
    join(bin, 'cp'),
    `#!/bin/sh\nif mkdir ${join(bin, 'once')} 2>/dev/null; then exit 1; fi\nPATH=\${PATH#*:} exec cp "$@"\n`,
    { mode: 0o755 },
  );
  const path = `${bin}:${process.env.PATH}`;
  expect(script('backup.sh', { ...environment(), PATH: path })).toMatch(/^Backed up to /);
});

it('keeps the newest backups and cleans up after a failed one', () => {
  for (const day of ['01', '02', '03']) {
    const name = `2026-01-${day}T03-00-00-000Z`;
    writeFileSync(join(folder, 'backups', `${name}.dump`), '');
    mkdirSync(join(folder, 'backups', `${name}.uploads`));
  }
  script('backup.sh', { ...environment(), BACKUP_KEEP: '2' });
  const dumps = backups().filter((name) => name.endsWith('.dump'));
  expect(dumps).toHaveLength(2);
  expect(backups()).toHaveLength(4);
  const nowhere = new URL(appUrl);
  nowhere.pathname = '/nowhere';
  expect(() => script('backup.sh', { ...environment(), DATABASE_URL: nowhere.href })).toThrow();
  expect(backups()).toHaveLength(4);
});
