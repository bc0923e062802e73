import { statfs } from 'node:fs/promises';
import { AppError } from '../errors.ts';
import type { Services } from '../services.ts';

/** Usage from which the operator is warned. */
export const WARN_PERCENT = 80;

/** A folder's disk usage as reported by `df`: of the space an ordinary process may use, rounded up. */
export async function diskUsedPercent(directory: string): Promise<number> {
  const { blocks, bfree, bavail } = await statfs(directory);
  const used = blocks - bfree;
  return Math.ceil((100 * used) / Math.max(1, used + bavail));
}

/** Warns the operator in the log while there is still time. */
export async function warnOfFullDisk(
  { settings, log }: Pick<Services, 'settings' | 'log'>,
  measure = diskUsedPercent,
) {
  const { dataDir, diskUploadsPercent, s3 } = settings;
  const percent = await measure(dataDir);
  if (percent < WARN_PERCENT) return;
  const refusal = s3
    ? ''
    : `; from ${diskUploadsPercent}% on, photos and voice notes are rejected so that everything else can still be saved`;
  log.warn(`the disk of ${dataDir} is ${percent}% full${refusal}`);
}

/**
 * Photos fill a disk, and nothing can be saved on a full disk, so reject photos first. @throws AppError `storage_full`
 * if the disk is nearly full
 */
export async function requireRoomForUploads({
  dataDir,
  diskUploadsPercent,
}: Pick<Services['settings'], 'dataDir' | 'diskUploadsPercent'>): Promise<void> {
  if ((await diskUsedPercent(dataDir)) < diskUploadsPercent) return;
  throw new AppError('storage_full', {
    userMessage:
      "Photos and voice notes can't be saved right now because the server is almost full. Everything else still saves. Please tell your coach.",
  });
}
