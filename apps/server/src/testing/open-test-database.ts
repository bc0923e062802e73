import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Database } from '../platform/db/database.ts';
import { MIGRATIONS_FOLDER } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/open-postgres.ts';

/**
 * A fresh, migrated database: a new one on the PostgreSQL of TEST_DATABASE_URL, else an embedded
 * one in memory. Closing it takes it away.
 */
export async function openTestDatabase(): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnPostgres(url) : openInMemory();
}

async function openInMemory(): Promise<Database> {
  const client = await PGlite.create();
  const db = drizzle({ client });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  return { db, kind: 'embedded', close: () => client.close() };
}

async function openOnPostgres(serverUrl: string): Promise<Database> {
  const name = `posedown_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  let isClosing = false;
  const database = await openPostgres(url.href, (error) => {
    // Connections on their way out are cut off when their database goes.
    if (!isClosing) console.error(error.message);
  });
  return {
    ...database,
    async close() {
      isClosing = true;
      await database.close();
      await runOnServer(serverUrl, `drop database ${name} with (force)`);
    },
  };
}

async function runOnServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
