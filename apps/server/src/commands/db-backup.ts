import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { createBackup } from '../platform/db/dump/create-backup.ts';
import { BACKUPS_DIR } from '../platform/db/dump/data-folders.ts';
import { onPool } from '../platform/db/dump/queryable.ts';
import { type BackupSummary, requestBackup } from '../platform/db/embedded/backup-socket.ts';
import { DataDirInUseError } from '../platform/db/embedded/lock.ts';
import { openEmbedded } from '../platform/db/embedded/open-embedded.ts';
import { NO_TIMEOUTS } from '../platform/db/timeouts.ts';
import { openFileStore } from '../platform/storage/open-file-store.ts';
import type { Settings } from '../settings.ts';
import { isMain, runCommand } from './run-command.ts';

/**
 * `npm run db:backup`: backs up the configured database and the uploads into the folder `backups` of the data folder.
 * If the server is running, it creates the backup. @returns the message to print
 */
export async function backUp(settings: Settings): Promise<string> {
  const { path, tables, rows, uploads } = settings.databaseUrl
    ? await backUpPostgres(settings.databaseUrl, settings)
    : await backUpEmbedded(settings);
  return `Backed up ${rows} rows of ${tables} tables and ${uploads} uploads to ${path}.`;
}

async function backUpEmbedded(settings: Settings): Promise<BackupSummary> {
  const { dataDir } = settings;
  try {
    const files = await openFileStore(settings);
    const embedded = await openEmbedded({ dataDir, files, create: false });
    try {
      return await embedded.backup();
    } finally {
      await embedded.close();
    }
  } catch (error) {
    if (error instanceof DataDirInUseError) return requestBackup(dataDir);
    throw error;
  }
}

async function backUpPostgres(url: string, settings: Settings): Promise<BackupSummary> {
  const pool = new pg.Pool({ connectionString: url, ...NO_TIMEOUTS });
  const parent = resolve(join(settings.dataDir, BACKUPS_DIR));
  try {
    mkdirSync(parent, { recursive: true, mode: 0o700 });
    const files = await openFileStore(settings);
    return await createBackup({ database: onPool(pool), files }, parent, new Date());
  } finally {
    await pool.end();
  }
}

if (isMain(import.meta.url)) await runCommand(backUp);
