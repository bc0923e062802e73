import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inLanes } from '../../in-lanes.ts';
import { type FileStore, isFileName, type StoredFile } from '../../storage/file-store.ts';
import { FLOOR_BYTES, freeBytes } from '../embedded/disk-space.ts';
import { OperatorError, systemErrorCode } from '../embedded/operator-error.ts';
import { verifyChecksums } from './checksums.ts';
import { UPLOADS_DIR } from './data-folders.ts';
import { linkOrCopy, linkTree } from './link-tree.ts';
import { backupTime, listBackups } from './list-backups.ts';

const LANES = 8;

/**
 * Prepares a backup of all uploads. Those in a bucket are downloaded, each of them once: later backups link to the file
 * in the one before. @param parent the folder with the earlier backups
 * @returns a function that adds the files to a folder, and may be called again for those added in the meantime
 */
export async function prepareFileBackup(
  files: FileStore,
  parent: string,
): Promise<(target: string) => Promise<void>> {
  const { folder } = files;
  if (folder !== null) return (target) => linkTree(folder, target);
  const earlier = await findEarlier(parent);
  return (target) =>
    inLanes(files.files(), LANES, async (file) => {
      if (isFileName(file.name)) await addFile(files, { file, target, earlier });
    });
}

interface Earlier {
  uploads: string;
  startedAt: Date;
}

/** The newest backup, unless it is damaged. */
async function findEarlier(parent: string): Promise<Earlier | null> {
  const newest = (await listBackups(parent)).at(-1);
  if (!newest) return null;
  const isSound = await verifyChecksums(newest).then(
    () => true,
    () => false,
  );
  return isSound ? { uploads: join(newest, UPLOADS_DIR), startedAt: backupTime(newest) } : null;
}

interface Addition {
  file: StoredFile;
  target: string;
  earlier: Earlier | null;
}

async function addFile(files: FileStore, { file, target, earlier }: Addition) {
  const { name, bytes, writtenAt } = file;
  const path = join(target, name);
  if ((await sizeOf(path)) === bytes) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (earlier && writtenAt < earlier.startedAt) {
    const known = join(earlier.uploads, name);
    if ((await sizeOf(known)) === bytes) return linkOrCopy(known, path);
  }
  requireRoom(target, bytes);
  const content = await files.read(name);
  // Null if it was removed since it was listed.
  if (content) await writeFile(path, content, { mode: 0o600 });
}

/** A full disk would stop the database that is on it. */
function requireRoom(target: string, bytes: number) {
  if (freeBytes(dirname(target)) >= bytes + 2 * FLOOR_BYTES) return;
  throw new OperatorError(
    'disk_full',
    `No backup was made: the disk of ${target} has no room for the files in the bucket; free some space.`,
  );
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (systemErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
