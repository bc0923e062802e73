import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyFiles } from '../../storage/copy-files.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { FolderStore } from '../../storage/folder-store.ts';
import { clearRestored } from '../dump/clear-restored.ts';
import { DUMP_FILE, UPLOADS_DIR } from '../dump/data-folders.ts';
import { copyTree } from '../dump/link-tree.ts';
import { loadDump } from '../dump/load-dump.ts';
import { migratePgliteTo } from '../dump/migrate-to.ts';
import { onPglite } from '../dump/queryable.ts';
import { type Backup, verifyBackup } from '../dump/verify-backup.ts';
import { createDatabaseDir, DATABASE_DIR, TEMPLATE_DIR } from './create-database-dir.ts';
import { explainOpenFailure } from './explain-open-failure.ts';
import { decideRestore, finishRestore, restoringDir } from './finish-restore.ts';
import { formerName } from './former-data.ts';
import { lockDataDir } from './lock.ts';
import { startPglite } from './start-pglite.ts';
import { syncTree } from './sync.ts';

interface Options {
  dataDir: string;
  /** Where uploads belong. Defaults to the data folder. */
  files?: FileStore;
  /** The backup's folder. */
  backup: string;
  now: Date;
}

/** The restored backup, and the folder of the replaced data if there was any. */
export interface Restored extends Backup {
  former: string | null;
}

/**
 * Replaces the embedded database and uploads with a backup. The backup is verified, loaded next to
 * the current data and compared. Then the two are swapped atomically, and the replaced data is
 * kept for some days. Everyone is logged out, and all password links become invalid. Newer
 * migrations run at the next start. @throws OperatorError if the server is running, or the backup
 * is missing or damaged
 */
export async function restoreBackup({ dataDir, files, backup, now }: Options): Promise<Restored> {
  const verified = await verifyBackup(backup);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataDir(dataDir);
  try {
    finishRestore(dataDir);
    await buildDatabase(dataDir, verified);
    rmSync(restoringDir(dataDir, UPLOADS_DIR), { recursive: true, force: true });
    // A bucket's files can't be replaced at once, so missing ones are added. The cleanup removes those without a row.
    if (files && files.folder === null) await copyFiles(uploadsOf(verified), files);
    else await copyUploads(dataDir, verified);
    const former = formerName(now);
    const isFirst = !existsSync(join(dataDir, DATABASE_DIR));
    decideRestore(dataDir, former);
    return { ...verified, former: isFirst ? null : join(dataDir, former) };
  } finally {
    lock.release();
  }
}

async function buildDatabase(dataDir: string, backup: Backup) {
  const directory = restoringDir(dataDir, DATABASE_DIR);
  const messages: string[] = [];
  rmSync(directory, { recursive: true, force: true });
  try {
    await createDatabaseDir(directory, TEMPLATE_DIR);
    const pglite = await startPglite(directory, { log: () => undefined, messages });
    try {
      await migratePgliteTo(pglite, backup.migrations);
      await loadDump(onPglite(pglite), join(backup.path, DUMP_FILE), clearRestored);
    } finally {
      await pglite.close();
    }
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw explainOpenFailure(error, dataDir, messages);
  }
}

const uploadsOf = ({ path }: Backup) => new FolderStore(join(path, UPLOADS_DIR));

async function copyUploads(dataDir: string, backup: Backup) {
  const directory = restoringDir(dataDir, UPLOADS_DIR);
  // Created even if empty, so that uploads missing from the backup are replaced too.
  mkdirSync(directory, { mode: 0o700 });
  await copyTree(join(backup.path, UPLOADS_DIR), directory);
  await syncTree(directory);
}
