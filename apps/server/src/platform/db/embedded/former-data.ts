import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupName } from '../dump/create-backup.ts';
import { backupTime, isBackupName } from '../dump/list-backups.ts';
import { DAILY } from './backups.ts';
import { systemErrorCode } from './operator-error.ts';

const PREFIX = 'before-restore-';
const DAY_MS = 86_400_000;

/**
 * The same retention as for backups, so that data people have deleted since doesn't stay forever.
 */
export const FORMER_RETENTION_DAYS = (DAILY.everyHours * DAILY.keep) / 24;

/** The folder inside the data folder for data replaced by a restore. */
export const formerName = (now: Date): string => `${PREFIX}${backupName(now)}`;

/** Whether data that a restore replaced is still there. */
export async function hasFormer(dataDir: string): Promise<boolean> {
  const names = await readdir(dataDir).catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.some((name) => name.startsWith(PREFIX));
}

/** Removes data that restores replaced longer ago than the retention period. Data dated in the future stays. */
export async function pruneFormer(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(PREFIX) || !isBackupName(name.slice(PREFIX.length))) continue;
    const days = (now.getTime() - backupTime(name).getTime()) / DAY_MS;
    if (days >= FORMER_RETENTION_DAYS)
      await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
