import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { FileStore } from '../../storage/file-store.ts';
import { createBackup } from '../dump/create-backup.ts';
import { BACKUPS_DIR } from '../dump/data-folders.ts';
import { backupTime, listBackupsUntil, pruneBackups } from '../dump/list-backups.ts';
import { onPglite } from '../dump/queryable.ts';
import type { Backup } from '../dump/verify-backup.ts';
import { FLOOR_BYTES, freeBytes } from './disk-space.ts';
import type { Log } from './log.ts';
import { OperatorError } from './operator-error.ts';

export interface BackupPlan {
  everyHours: number;
  keep: number;
}

export const DAILY: BackupPlan = { everyHours: 24, keep: 7 };

interface Options {
  pglite: PGlite;
  files: FileStore;
  dataDir: string;
  plan: BackupPlan;
  now: () => Date;
  log: Log;
}

/** Creates backups of the embedded database, one at a time. */
export class Backups {
  readonly #options: Options;
  readonly #parent: string;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    this.#parent = join(options.dataDir, BACKUPS_DIR);
  }

  /** Creates a backup now and prunes old ones. */
  make(): Promise<Backup> {
    const created = this.#last.then(() => this.#make());
    this.#last = created.catch(() => undefined);
    return created;
  }

  /** Creates a backup if the newest one is old enough. */
  async createIfDue(): Promise<void> {
    const { plan } = this.#options;
    const now = this.#options.now();
    const newest = (await listBackupsUntil(this.#parent, now)).at(-1);
    const age = newest ? now.getTime() - backupTime(newest).getTime() : Number.POSITIVE_INFINITY;
    if (age >= plan.everyHours * 3_600_000) await this.make();
  }

  /** Resolves when no backup is in progress. */
  async settle(): Promise<void> {
    await this.#last;
  }

  async #make(): Promise<Backup> {
    const { pglite, files, plan, log } = this.#options;
    const now = this.#options.now();
    mkdirSync(this.#parent, { recursive: true, mode: 0o700 });
    await requireRoom(pglite, this.#parent);
    const source = { database: onPglite(pglite), files };
    const backup = await createBackup(source, this.#parent, now);
    await pruneBackups(this.#parent, plan.keep, now);
    log('info', `Made the backup ${backup.path}: ${backup.rows} rows, ${backup.uploads} uploads.`);
    return backup;
  }
}

/** A dump is compressed, so it is always smaller than its database. */
async function requireRoom(pglite: PGlite, parent: string) {
  const { rows } = await pglite.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const wanted = Number(rows[0]?.bytes ?? 0) + 2 * FLOOR_BYTES;
  if (freeBytes(parent) >= wanted) return;
  const megabytes = Math.ceil(wanted / 1_000_000);
  throw new OperatorError(
    'disk_full',
    `No backup was made: the disk of ${parent} has less than ${megabytes} MB left; free some space.`,
  );
}
