import { constants, copyFile, link, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../embedded/operator-error.ts';

/** A place for a file, given its present one; it fails with EEXIST where there is one already. */
type Place = (from: string, to: string) => Promise<void>;

/**
 * Hard-links a folder's files into another folder. Takes no space on the same disk, and is safe because named files
 * never change; unfinished ones start with a dot and are skipped.
 */
export async function linkTree(from: string, to: string): Promise<void> {
  await placeTree(from, to, linkOrCopy);
}

/** Copies the files of a folder into another one, adding to what is there. */
export async function copyTree(from: string, to: string): Promise<void> {
  await placeTree(from, to, (source, target) => copyFile(source, target, constants.COPYFILE_EXCL));
}

async function placeTree(from: string, to: string, place: Place) {
  const entries = await readdir(from, { withFileTypes: true }).catch(ifAbsent);
  if (!entries) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await placeTree(source, target, place);
    // A file deleted since the folder was read is gone rightly; one placed before is there.
    else if (entry.isFile()) await place(source, target).catch(ifAbsentOrThere);
  }
}

async function linkOrCopy(from: string, to: string) {
  try {
    await link(from, to);
  } catch (error) {
    const code = systemErrorCode(error) ?? '';
    // Another disk, or one without second names.
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
