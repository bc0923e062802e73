import { OperatorError } from '../db/embedded/operator-error.ts';
import { inLanes } from '../in-lanes.ts';
import { type FileStore, isFileName, MARK } from './file-store.ts';

const LANES = 8;

export interface CopyTotals {
  /** All files, each compared with its original. */
  files: number;
  /** Those that weren't there yet. */
  copied: number;
}

/**
 * Copies all files into another store and compares every byte of each. Files that are already there and equal stay, so
 * that an interrupted copy resumes where it stopped. Changes nothing in the first store.
 * @throws OperatorError `target_not_empty` if the other store belongs to another installation, or `copy_differs`
 */
export async function copyFiles(from: FileStore, to: FileStore): Promise<CopyTotals> {
  await requireSameInstallation(from, to);
  const seen = new Set<string>();
  let copied = 0;
  let before: number;
  // Repeated, because a running server may add files.
  do {
    before = seen.size;
    await inLanes(from.files(), LANES, async ({ name }) => {
      if (seen.has(name) || !isFileName(name)) return;
      seen.add(name);
      if (await copyFile(from, to, name)) copied += 1;
    });
  } while (seen.size > before);
  return { files: seen.size, copied };
}

async function requireSameInstallation(from: FileStore, to: FileStore) {
  const [ours, theirs] = [await from.read(MARK), await to.read(MARK)];
  if (!ours || !theirs || ours.equals(theirs)) return;
  throw new OperatorError(
    'target_not_empty',
    `The files in ${to.place} belong to a different database than those in ${from.place}. Nothing was copied.`,
  );
}

/** @returns whether it wasn't there yet */
async function copyFile(from: FileStore, to: FileStore, name: string): Promise<boolean> {
  const content = await from.read(name);
  // Removed since it was listed.
  if (!content) return false;
  if ((await to.read(name))?.equals(content)) return false;
  await to.store(name, content);
  if ((await to.read(name))?.equals(content)) return true;
  throw new OperatorError(
    'copy_differs',
    `The copy of ${name} in ${to.place} differs from the original in ${from.place}.`,
  );
}
