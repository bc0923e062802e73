import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { UPLOADS_DIR } from '../db/dump/data-folders.ts';
import { systemErrorCode } from '../db/embedded/operator-error.ts';
import { syncDirectory } from '../db/embedded/sync.ts';

type StorageSettings = Pick<Settings, 'dataDir'>;

const pathOf = ({ dataDir }: StorageSettings, name: string) => join(dataDir, UPLOADS_DIR, name);

/**
 * Stores a file permanently under a new name such as `photos/<user>/<id>.webp`. It gets its name once complete and on
 * disk; until then its name starts with a dot, which backups skip.
 */
export async function storeUpload(
  settings: StorageSettings,
  name: string,
  content: Uint8Array,
): Promise<void> {
  const path = pathOf(settings, name);
  const folder = dirname(path);
  const created = await mkdir(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${basename(path)}`);
  try {
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  syncDirectory(folder);
  // New folders are entries of their parents, which need a sync.
  if (created) for (const parent of parentsUpTo(folder, dirname(created))) syncDirectory(parent);
}

function parentsUpTo(folder: string, top: string): string[] {
  const parent = dirname(folder);
  return parent === top || parent === folder ? [parent] : [parent, ...parentsUpTo(parent, top)];
}

/** A file's content, or null. */
export async function readUpload(settings: StorageSettings, name: string): Promise<Buffer | null> {
  return readFile(pathOf(settings, name)).catch(nullIfAbsent);
}

/** Removes a file if it exists. */
export async function removeUpload(settings: StorageSettings, name: string): Promise<void> {
  await rm(pathOf(settings, name), { force: true });
}

/** Removes a folder with its content if it exists. */
export async function removeUploads(settings: StorageSettings, folder: string): Promise<void> {
  await rm(pathOf(settings, folder), { recursive: true, force: true });
}

/** Removes an empty folder. */
export async function removeEmptyUploads(settings: StorageSettings, folder: string): Promise<void> {
  await rmdir(pathOf(settings, folder)).catch((error: unknown) => {
    if (systemErrorCode(error) !== 'ENOTEMPTY') nullIfAbsent(error);
  });
}

/** The names in an uploads folder, including unfinished files. Empty if the folder doesn't exist. */
export async function listUploads(settings: StorageSettings, folder: string): Promise<string[]> {
  return (await readdir(pathOf(settings, folder)).catch(nullIfAbsent)) ?? [];
}

/** A file's modification time, or null if it doesn't exist. */
export async function uploadedAt(settings: StorageSettings, name: string): Promise<Date | null> {
  return (await stat(pathOf(settings, name)).catch(nullIfAbsent))?.mtime ?? null;
}

function nullIfAbsent(error: unknown): null {
  if (systemErrorCode(error) === 'ENOENT') return null;
  throw error;
}
