import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { readSettings, type Settings } from '../../../settings.ts';
import { openEmptyPglite } from '../../../testing/open-empty-pglite.ts';
import { runOnServer } from '../../../testing/run-on-server.ts';
import type { Db } from '../database.ts';
import { migratePgliteTo, migratePoolTo } from '../dump/migrate-to.ts';
import { onPglite, onPool, type Queryable } from '../dump/queryable.ts';
import { createDatabaseDir, DATABASE_DIR, TEMPLATE_DIR } from '../embedded/create-database-dir.ts';
import { openEmbedded } from '../embedded/open-embedded.ts';
import { MIGRATIONS_FOLDER } from '../migrate.ts';
import { migrateToCurrent } from '../migrate-to-current.ts';
import { openDatabase } from '../open-database.ts';
import { type Rows, readRows } from './compare-rows.ts';
import { fillTables } from './fill-tables.ts';
import { fillFormerSets } from './former-sets.ts';

/** The names of all migrations, oldest first. */
export const MIGRATIONS = readdirSync(MIGRATIONS_FOLDER).sort();

type Fill = (connection: Queryable) => Promise<void>;
type Look<Seen> = (connection: Queryable) => Promise<Seen>;

/** A database of an earlier version, with rows in all its tables. */
export interface OlderDatabase {
  rows: Rows;
  /** Migrates it like a start of the product, and reads it. */
  openAndLook<Seen>(look: Look<Seen>): Promise<Seen>;
  /** Deletes it. */
  remove(): Promise<void>;
}

/** A closed database that another process may open. */
export interface StoredDatabase extends OlderDatabase {
  settings: Settings;
  /** Creates an independent copy. */
  copy(): Promise<StoredDatabase>;
}

/** Creates databases of earlier versions. */
export interface Workshop<Made extends OlderDatabase = OlderDatabase> {
  /**
   * @param migrations those already run, including under former names
   * @param fill adds rows; by default two into every table
   */
  make(migrations: string[], fill?: Fill): Promise<Made>;
  close(): Promise<void>;
}

/** Databases on a PostgreSQL server, or in their own folders. */
export async function openWorkshop(serverUrl?: string): Promise<Workshop<StoredDatabase>> {
  return serverUrl ? onServer(serverUrl) : inFolders();
}

/** One reused in-memory database. Each new database replaces the previous one. */
export async function openWorkshopInMemory(): Promise<Workshop> {
  // Forty databases are built, which takes two thirds of the time in memory.
  const onDisk = await openEmptyPglite();
  const loadDataDir = await onDisk.pglite.dumpDataDir('none');
  await onDisk.close();
  const pglite = await PGlite.create({ loadDataDir });
  const db = drizzle({ client: pglite });
  return {
    async make(migrations, fill) {
      await migratePgliteTo(pglite, migrations);
      return {
        rows: await onPglite(pglite).transaction(fillAndRead(fill)),
        async openAndLook(look) {
          await migrateToCurrent(db, migrate);
          return look(onDb(db));
        },
        async remove() {
          await pglite.exec('drop schema public cascade; drop schema drizzle cascade');
          await pglite.exec('create schema public');
        },
      };
    },
    close: () => pglite.close(),
  };
}

/** Opens a database like the product, which migrates it, and reads it. */
async function openAndLook<Seen>(settings: Settings, look: Look<Seen>): Promise<Seen> {
  const { db, close } = await openDatabase(settings, () => undefined);
  try {
    return await look(onDb(db));
  } finally {
    await close();
  }
}

const onDb = (db: Db): Queryable => ({
  query: async (statement) =>
    (await db.execute(sql.raw(statement))) as unknown as { rows: Record<string, unknown>[] },
});

async function fillAll(connection: Queryable) {
  await fillTables(connection);
  await fillFormerSets(connection);
}

const fillAndRead =
  (fill: Fill = fillAll) =>
  async (connection: Queryable) => {
    await fill(connection);
    return readRows(connection);
  };

async function inFolders(): Promise<Workshop<StoredDatabase>> {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-older-'));
  const template = join(folder, 'template');
  await createDatabaseDir(template, TEMPLATE_DIR);
  const newDataDir = () => mkdtempSync(join(folder, 'data-'));
  const databaseOf = (dataDir: string, rows: Rows): StoredDatabase => ({
    settings: readSettings({ DATA_DIR: dataDir }),
    rows,
    openAndLook: (look) => openAndLook(readSettings({ DATA_DIR: dataDir }), look),
    async copy() {
      const other = newDataDir();
      // Asynchronous, so that databases interrupted side by side don't block each other.
      await cp(dataDir, other, { recursive: true });
      return databaseOf(other, rows);
    },
    async remove() {
      await rm(dataDir, { recursive: true });
    },
  });
  return {
    async make(migrations, fill) {
      const dataDir = newDataDir();
      await createDatabaseDir(join(dataDir, DATABASE_DIR), template);
      const { pglite, close } = await openEmbedded({ dataDir });
      try {
        await migratePgliteTo(pglite, migrations);
        const rows = await onPglite(pglite).transaction(fillAndRead(fill));
        return databaseOf(dataDir, rows);
      } finally {
        await close();
      }
    },
    async close() {
      await rm(folder, { recursive: true });
    },
  };
}

function onServer(serverUrl: string): Workshop<StoredDatabase> {
  const create = async (template = 'template1') => {
    const url = new URL(serverUrl);
    url.pathname = `/posedown_${randomUUID().replaceAll('-', '')}`;
    await runOnServer(serverUrl, `create database ${nameOf(url)} template ${template}`);
    return url;
  };
  const databaseOf = (url: URL, rows: Rows): StoredDatabase => ({
    settings: readSettings({ DATABASE_URL: url.href }),
    rows,
    openAndLook: (look) => openAndLook(readSettings({ DATABASE_URL: url.href }), look),
    copy: async () => databaseOf(await create(nameOf(url)), rows),
    // Without force, which would make closing connections throw. PostgreSQL waits for those.
    remove: () => runOnServer(serverUrl, `drop database ${nameOf(url)}`),
  });
  return {
    async make(migrations, fill) {
      const url = await create();
      const pool = new pg.Pool({ connectionString: url.href });
      await migratePoolTo(pool, migrations);
      const rows = await onPool(pool).transaction(fillAndRead(fill));
      await pool.end();
      return databaseOf(url, rows);
    },
    close: async () => undefined,
  };
}

const nameOf = ({ pathname }: URL) => pathname.slice(1);
