import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { FileStore } from '../../storage/file-store.ts';
import { FolderStore } from '../../storage/folder-store.ts';
import { UPLOADS_DIR } from '../dump/data-folders.ts';
import type { Backup } from '../dump/verify-backup.ts';
import { listenForBackups } from './backup-socket.ts';
import { type BackupPlan, Backups, DAILY } from './backups.ts';
import {
  createDatabaseDir,
  DATABASE_DIR,
  requireReadableVersion,
  TEMPLATE_DIR,
} from './create-database-dir.ts';
import { DiskReserve, type FreeBytes } from './disk-space.ts';
import { eraseDeleted } from './erase-deleted.ts';
import { explainOpenFailure } from './explain-open-failure.ts';
import { finishRestore } from './finish-restore.ts';
import { pruneFormer } from './former-data.ts';
import { type DataDirLock, lockDataDir } from './lock.ts';
import type { Log } from './log.ts';
import { maintain } from './maintain.ts';
import { OperatorError } from './operator-error.ts';
import { ReadOnlyWhileFull } from './read-only-while-full.ts';
import { repeat } from './repeat.ts';
import { SpaceGuard } from './space-guard.ts';
import { startPglite } from './start-pglite.ts';

const MAINTAIN_EVERY_MS = 60_000;
const ERASE_EVERY_MS = 20 * 60_000;
/** Counts from each start, so that frequent restarts don't postpone it forever. */
export const ERASE_FIRST_MS = 30_000;
const LOOK_AFTER_BACKUPS_EVERY_MS = 10 * 60_000;

interface Options {
  /** Absolute path of the data folder, created if missing. */
  dataDir: string;
  /** Whether to create a missing database. Defaults to true. */
  create?: boolean;
  /** The uploaded files that backups include. Defaults to those in the data folder. */
  files?: FileStore | undefined;
  backupPlan?: BackupPlan;
  now?: () => Date;
  log?: Log;
  /** The free disk space, for tests. */
  freeBytes?: FreeBytes;
}

/** The embedded database, used only by this process. */
export interface EmbeddedDatabase {
  pglite: PGlite;
  /** Creates a verified backup of the database and the uploads in the folder `backups`. */
  backup(): Promise<Backup>;
  /** Waits for running work, flushes everything and releases the folder. */
  close(): Promise<void>;
}

/**
 * Opens a data folder's embedded database, creating it on first start. Acknowledged commits are on disk, no second
 * process can open it, a full disk makes it read-only instead of crashing it, and a backup is created every day.
 * @throws OperatorError: folder in use or not writable, disk full, wrong version, or no database when it may not be
 * created
 */
export async function openEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { dataDir } = options;
  const messages: string[] = [];
  let lock: DataDirLock | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    lock = lockDataDir(dataDir);
    finishRestore(dataDir);
    const directory = join(dataDir, DATABASE_DIR);
    if (existsSync(directory)) requireReadableVersion(directory);
    else if (options.create === false) throw absent(dataDir);
    else await createDatabaseDir(directory, TEMPLATE_DIR);
    return await openLocked(options, lock, messages);
  } catch (error) {
    lock?.release();
    throw explainOpenFailure(error, dataDir, messages);
  }
}

function absent(dataDir: string): OperatorError {
  return new OperatorError('database_not_found', `No database found in ${dataDir}.`);
}

async function openLocked(options: Options, lock: DataDirLock, messages: string[]) {
  const { dataDir, backupPlan = DAILY, now = () => new Date(), log = () => undefined } = options;
  const reserve = new DiskReserve(dataDir, options.freeBytes);
  const full = new ReadOnlyWhileFull(dataDir, reserve, log);
  const guard = new SpaceGuard(reserve, full.onLow);
  const pglite = await startPglite(join(dataDir, DATABASE_DIR), {
    log,
    messages,
    onMount: (files) => guard.attach(files),
  });
  guard.start();
  full.start(pglite);

  const files = options.files ?? new FolderStore(join(dataDir, UPLOADS_DIR));
  const backups = new Backups({ pglite, files, dataDir, plan: backupPlan, now, log });
  const socket = listenForBackups(dataDir, () => backups.make(), log);
  const report = (what: string) => (error: unknown) => log('error', `${what}: ${error}`);
  const jobs = [
    repeat(() => maintain(pglite), MAINTAIN_EVERY_MS, report('Maintenance failed')),
    repeat(
      () => eraseDeleted(pglite, now()),
      ERASE_EVERY_MS,
      report('Data of deleted accounts couldn’t be erased from the files'),
      ERASE_FIRST_MS,
    ),
    repeat(() => backups.createIfDue(), LOOK_AFTER_BACKUPS_EVERY_MS, report('The backup failed')),
    repeat(
      () => pruneFormer(dataDir, now()),
      LOOK_AFTER_BACKUPS_EVERY_MS,
      report('Data replaced by a restore couldn’t be removed'),
    ),
  ];
  return {
    pglite,
    backup: () => backups.make(),
    async close() {
      await socket.close();
      for (const job of jobs) await job.stop();
      await backups.settle();
      full.stop();
      await pglite.close();
      lock.release();
    },
  };
}
