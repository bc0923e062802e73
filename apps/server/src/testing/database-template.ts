import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS_FOLDER } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/open-postgres.ts';
import { readSettings } from '../settings.ts';
import { openEmptyPglite } from './open-empty-pglite.ts';
import { runOnServer } from './run-on-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database: a PostgreSQL database name, or else the path of an image. */
    databaseTemplate: string;
  }
}

/** Migrates one empty database before all tests. Each test's database starts as a copy of it. */
export default async function setup(project: TestProject) {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const { template, remove } = await (serverUrl ? onPostgres(serverUrl) : inMemory());
  project.provide('databaseTemplate', template);
  return remove;
}

async function inMemory() {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-template-'));
  const template = join(folder, 'image.tar');
  const { pglite, close } = await openEmptyPglite();
  await migrate(drizzle({ client: pglite }), { migrationsFolder: MIGRATIONS_FOLDER });
  // No test creates a database from these two, and copying them would cost six hundred files each.
  await pglite.exec(`update pg_database set datistemplate = false`);
  await pglite.exec(`drop database template0`);
  await pglite.exec(`drop database template1`);
  await pglite.exec(`checkpoint`);
  const image = await pglite.dumpDataDir('none');
  await close();
  writeFileSync(template, Buffer.from(await image.arrayBuffer()));
  return { template, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

async function onPostgres(serverUrl: string) {
  const template = `posedown_template_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${template}`;
  const database = await openPostgres(url.href, console.error, readSettings({}).databaseTimeouts);
  await database.close();
  return { template, remove: () => runOnServer(serverUrl, `drop database ${template}`) };
}
