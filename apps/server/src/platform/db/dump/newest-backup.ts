import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../embedded/operator-error.ts';
import { BACKUPS_DIR } from './data-folders.ts';
import { backupTime, isBackupName } from './list-backups.ts';

/** File names written by the backup service of a PostgreSQL deployment: see `deploy/backup.sh`. */
const DUMP_SUFFIX = '.dump';

/** The start time of the newest complete backup in a data folder, or null. */
export async function newestBackupAt(dataDir: string, now: Date): Promise<Date | null> {
  const names = await readdir(join(dataDir, BACKUPS_DIR)).catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const times = names
    .map((name) => name.replace(DUMP_SUFFIX, ''))
    .filter(isBackupName)
    .map(backupTime)
    // Backups dated in the future come from a fast clock.
    .filter((time) => time <= now);
  return times.sort((one, two) => two.getTime() - one.getTime())[0] ?? null;
}
