import { constants, copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../embedded/operator-error.ts';

/** Creates a file from an existing one. Fails with EEXIST if the target exists. */
type PlaceFile = (from: string, to: string) => Promise<void>;

/**
 * Hard-links a folder's files into another folder. Uses no space on the same disk, and is safe because named files
 * never change. Unfinished files start with a dot and are skipped.
 */
export async function linkTree(from: string, to: string): Promise<void> {
  await placeTree(from, to, linkOrCopy);
}

/** Copies a folder's files into another one, adding to its content. */
export async function copyTree(from: string, to: string): Promise<void> {
  await placeTree(from, to, (source, target) => copyFile(source, target, constants.COPYFILE_EXCL));
}

async function placeTree(from: string, to: string, place: PlaceFile) {
  const entries = await readdir(from, { withFileTypes: true }).catch(ifAbsent);
  if (!entries) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await placeTree(source, target, place);
    // A file deleted since the folder was read may be missing. A file that already exists is fine.
    else if (entry.isFile()) await place(source, target).catch(ifAbsentOrThere);
  }
}

/** Hard-links a file, or copies it where that isn't possible. */
export async function linkOrCopy(from: string, to: string) {
  try {
    await link(from, to);
  } catch (error) {
    const code = systemErrorCode(error) ?? '';
    // Another disk, or a file system without hard links.
    if (!['EXDEV', 'EPERM', 'ENOTSUP', 'EMLINK'].includes(code)) throw error;
    await copyFile(from, to);
  }
}

function ifAbsent(error: unknown): null {
  if (systemErrorCode(error) === 'ENOENT') return null;
  throw error;
}

function ifAbsentOrThere(error: unknown) {
  if (!['ENOENT', 'EEXIST'].includes(systemErrorCode(error) ?? '')) throw error;
}
