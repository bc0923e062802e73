import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../embedded/operator-error.ts';

const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** Whether a folder's name is a backup's, which is a timestamp. */
export const isBackupName = (name: string): boolean => NAME.test(name);

/** The complete backups in a folder, oldest first. */
export async function listBackups(parent: string): Promise<string[]> {
  const names = await readdir(parent).catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter(isBackupName)
    .sort()
    .map((name) => join(parent, name));
}

/** Complete backups not dated in the future by a wrong clock. */
export async function listBackupsUntil(parent: string, now: Date): Promise<string[]> {
  const backups = await listBackups(parent);
  return backups.filter((path) => backupTime(path) <= now);
}

/** A backup's start time, from its name. */
export function backupTime(path: string): Date {
  const [day = '', time = ''] = path.slice(-24).split('T');
  const [hours, minutes, seconds, milliseconds] = time.slice(0, -1).split('-');
  return new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}

/** Removes all but the newest backups. Those dated in the future stay and don't count. */
export async function pruneBackups(parent: string, count: number, now: Date): Promise<void> {
  const backups = await listBackupsUntil(parent, now);
  for (const path of backups.slice(0, Math.max(0, backups.length - count))) {
    await rm(path, { recursive: true, force: true });
  }
}
