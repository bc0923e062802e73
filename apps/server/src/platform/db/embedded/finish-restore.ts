import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOADS_DIR } from '../dump/data-folders.ts';
import { DATABASE_DIR } from './create-database-dir.ts';
import { syncDirectory } from './sync.ts';

/** Written when all restored folders are ready, and removed when all are in place. */
const DECISION = 'restore-decided';
const FOLDERS = [DATABASE_DIR, UPLOADS_DIR];

/** Where a restored folder waits to replace the current one. */
export function restoringDir(dataDir: string, folder: string): string {
  return join(dataDir, `${folder}.restoring`);
}

/**
 * Replaces the current folders with the restored ones, all or none. Once the decision is on disk, the next process
 * that opens the folder completes an interrupted restore. @param keepAs the folder inside the data folder that the
 * current ones move to
 */
export function decideRestore(dataDir: string, formerFolder: string): void {
  const decision = join(dataDir, DECISION);
  writeFileSync(`${decision}.unfinished`, formerFolder, { flush: true });
  renameSync(`${decision}.unfinished`, decision);
  syncDirectory(dataDir);
  finishRestore(dataDir);
}

/** Completes a decided restore, if there is one. The caller must hold the lock. */
export function finishRestore(dataDir: string): void {
  const decision = join(dataDir, DECISION);
  if (!existsSync(decision)) return;
  const saved = join(dataDir, readFileSync(decision, 'utf8'));
  for (const folder of FOLDERS) {
    const restored = restoringDir(dataDir, folder);
    // Missing if an earlier attempt already moved it.
    if (!existsSync(restored)) continue;
    const present = join(dataDir, folder);
    if (existsSync(present)) moveInto(saved, present, folder);
    renameSync(restored, present);
  }
  syncDirectory(dataDir);
  rmSync(decision);
  syncDirectory(dataDir);
}

function moveInto(saved: string, present: string, folder: string) {
  mkdirSync(saved, { recursive: true, mode: 0o700 });
  renameSync(present, join(saved, folder));
  syncDirectory(saved);
}
