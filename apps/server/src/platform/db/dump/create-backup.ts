import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '../../storage/file-store.ts';
import { syncDirectory, syncTree } from '../embedded/sync.ts';
import { prepareFileBackup } from './back-up-files.ts';
import { writeChecksums } from './checksums.ts';
import { DUMP_FILE, UPLOADS_DIR } from './data-folders.ts';
import type { Transactional } from './queryable.ts';
import { type Backup, verifyBackup } from './verify-backup.ts';
import { writeDump } from './write-dump.ts';

interface Source {
  database: Transactional;
  files: FileStore;
}

/**
 * Creates a backup and verifies it by reading it back: a folder with dump, uploads and checksums that restores into
 * either database. It gets its name only when complete. @param parent the folder for the backup
 */
export async function createBackup(source: Source, parent: string, now: Date): Promise<Backup> {
  const path = join(parent, backupName(now));
  const unfinished = `${path}.unfinished`;
  const uploads = join(unfinished, UPLOADS_DIR);
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const addFiles = await prepareFileBackup(source.files, parent);
    // Run twice: the first run keeps files deleted during the dump, the second adds files referenced by its last rows.
    await addFiles(uploads);
    await writeDump(source.database, join(unfinished, DUMP_FILE), now);
    await addFiles(uploads);
    await writeChecksums(unfinished);
    const backup = await verifyBackup(unfinished);
    await syncTree(unfinished);
    await rename(unfinished, path);
    syncDirectory(parent);
    return { ...backup, path };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** A backup's name: its start time in UTC, in characters every file system accepts. */
export function backupName(now: Date): string {
  return now.toISOString().replaceAll(':', '-').replace('.', '-');
}
