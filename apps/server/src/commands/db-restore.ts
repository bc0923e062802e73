import { join, resolve } from 'node:path';
import pg from 'pg';
import { clearRestored } from '../platform/db/dump/clear-restored.ts';
import { BACKUPS_DIR, UPLOADS_DIR } from '../platform/db/dump/data-folders.ts';
import { fillPostgres } from '../platform/db/dump/fill-postgres.ts';
import { listBackups, listBackupsUntil } from '../platform/db/dump/list-backups.ts';
import { requireEmpty } from '../platform/db/dump/load-dump.ts';
import { onPool } from '../platform/db/dump/queryable.ts';
import { verifyBackup } from '../platform/db/dump/verify-backup.ts';
import { FORMER_RETENTION_DAYS } from '../platform/db/embedded/former-data.ts';
import { OperatorError } from '../platform/db/embedded/operator-error.ts';
import { restoreBackup } from '../platform/db/embedded/restore-backup.ts';
import { NO_TIMEOUTS } from '../platform/db/timeouts.ts';
import { copyFiles } from '../platform/storage/copy-files.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { FolderStore } from '../platform/storage/folder-store.ts';
import { openFileStore } from '../platform/storage/open-file-store.ts';
import type { Settings } from '../settings.ts';
import { isMain, runCommand } from './run-command.ts';

/** Tells the operator who can log in after the restore. */
const AFTERWARDS =
  'Everyone is logged out, and password links sent earlier no longer work. Passwords and invitations are the ones in the backup.';

/**
 * `npm run db:restore [backup]`: restores a backup, by default the newest one of the data folder, over the embedded
 * database or into the empty PostgreSQL database of DATABASE_URL. @returns the message to print
 */
export async function restore(settings: Settings, backup?: string): Promise<string> {
  const path = backup ? resolve(backup) : await newestBackup(settings.dataDir);
  const files = await openFileStore(settings);
  return settings.databaseUrl
    ? restorePostgres(settings.databaseUrl, files, path)
    : restoreEmbedded(settings.dataDir, files, path);
}

async function restoreEmbedded(dataDir: string, files: FileStore, backup: string): Promise<string> {
  const restored = await restoreBackup({ dataDir, files, backup, now: new Date() });
  const { rows, tables, uploads, path, former } = restored;
  return `Restored ${rows} rows of ${tables} tables and ${uploads} uploads from ${path}${former ? `; what was there before is kept in ${former} for ${FORMER_RETENTION_DAYS} days` : ''}. ${AFTERWARDS}`;
}

async function restorePostgres(url: string, files: FileStore, path: string): Promise<string> {
  const backup = await verifyBackup(path);
  const pool = new pg.Pool({ connectionString: url, ...NO_TIMEOUTS });
  try {
    await onPool(pool).transaction(requireEmpty);
    // Restore rows last, because a retry is rejected once they exist.
    await copyFiles(new FolderStore(join(path, UPLOADS_DIR)), files);
    const { rows, tables } = await fillPostgres(pool, backup, clearRestored);
    return `Restored ${rows} rows of ${tables} tables and ${backup.uploads} uploads from ${path} to PostgreSQL. ${AFTERWARDS}`;
  } finally {
    await pool.end();
  }
}

async function newestBackup(dataDir: string): Promise<string> {
  const parent = join(dataDir, BACKUPS_DIR);
  // A backup dated by a fast clock may be older than data created since.
  const newest =
    (await listBackupsUntil(parent, new Date())).at(-1) ?? (await listBackups(parent)).at(-1);
  if (newest) return newest;
  throw new OperatorError('backup_not_found', `No backup found in ${parent}.`);
}

if (isMain(import.meta.url)) await runCommand(restore);
