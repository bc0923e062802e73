import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../embedded/operator-error.ts';
import { BACKUPS_DIR } from './data-folders.ts';
import { backupTime, isBackupName } from './list-backups.ts';

/** What the backup service of a PostgreSQL deployment writes: see `deploy/backup.sh`. */
const DUMP_SUFFIX = '.dump';

/** When the newest complete backup in a data folder was started; null without one. */
export async function newestBackupAt(dataDir: string, now: Date): Promise<Date | null> {
  const names = await readdir(join(dataDir, BACKUPS_DIR)).catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const times = names
    .map((name) => name.replace(DUMP_SUFFIX, ''))
    .filter(isBackupName)
    .map(backupTime)
    // A clock that ran ahead dates later than now.
    .filter((time) => time <= now);
  return times.sort((one, two) => two.getTime() - one.getTime())[0] ?? null;
}
