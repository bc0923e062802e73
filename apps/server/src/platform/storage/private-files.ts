import type { Dirent } from 'node:fs';
import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../db/embedded/operator-error.ts';

/** The product's own entries in the data folder, which may have other files too. */
const OWN_NAMES =
  /^(uploads|database|backups|outbox|before-restore-.*|deletions.*|restore-decided.*|reserve|posedown\.lock|backup\.sock)(\.restoring|\.unfinished)?$/;

const OTHERS = 0o077;

/** Makes all files and folders created by this process readable only by their owner. */
export function createFilesPrivately() {
  process.umask(OTHERS);
}

/**
 * Removes other users' permissions from our files in the data folder, left by an earlier version, a restored copy or
 * another umask. Folders first, which protects their contents.
 * @returns paths owned by others, left unchanged
 */
export async function repairFileModes(dataDir: string): Promise<string[]> {
  const refused: string[] = [];
  const own = (await list(dataDir)).filter(({ name }) => OWN_NAMES.test(name));
  for (const { name } of own) await repairTree(join(dataDir, name), refused);
  return refused;
}

async function repairTree(path: string, refused: string[]) {
  const isFolder = await repair(path, refused);
  if (!isFolder) return;
  for (const { name } of await list(path)) await repairTree(join(path, name), refused);
}

/** @returns whether the path is a folder. Links are skipped, because they lead elsewhere. */
async function repair(path: string, refused: string[]): Promise<boolean> {
  try {
    const found = await lstat(path);
    if (!found.isSymbolicLink() && found.mode & OTHERS) await chmod(path, found.mode & 0o700);
    return found.isDirectory();
  } catch (error) {
    if (systemErrorCode(error) === 'EPERM') refused.push(path);
    else if (systemErrorCode(error) !== 'ENOENT') throw error;
    return false;
  }
}

async function list(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    // Missing on a first start, removed in the meantime, or someone else's.
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(systemErrorCode(error) ?? '')) return [];
    throw error;
  });
}
