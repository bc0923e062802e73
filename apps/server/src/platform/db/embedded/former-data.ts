import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupTime, isBackupName } from '../dump/list-backups.ts';
import { backupName } from '../dump/make-backup.ts';
import { DAILY } from './backups.ts';

const PREFIX = 'before-restore-';
const DAY_MS = 86_400_000;

/** As long as backups: what people have deleted since must not stay for ever. */
export const FORMER_KEPT_DAYS = (DAILY.everyHours * DAILY.keep) / 24;

/** The folder inside the data folder for data replaced by a restore. */
export const formerName = (now: Date): string => `${PREFIX}${backupName(now)}`;

/** Removes what restores took the place of so many days ago; what is dated later than now stays. */
export async function pruneFormer(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(PREFIX) || !isBackupName(name.slice(PREFIX.length))) continue;
    const days = (now.getTime() - backupTime(name).getTime()) / DAY_MS;
    if (days >= FORMER_KEPT_DAYS) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
