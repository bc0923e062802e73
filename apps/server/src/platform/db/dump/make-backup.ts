import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory, syncTree } from '../embedded/sync.ts';
import { writeChecksums } from './checksums.ts';
import { DUMP_FILE, UPLOADS_DIR } from './data-folders.ts';
import { linkTree } from './link-tree.ts';
import type { Transactional } from './queryable.ts';
import { type Backup, verifyBackup } from './verify-backup.ts';
import { writeDump } from './write-dump.ts';

interface Source {
  database: Transactional;
  /** The data folder, whose uploads belong to the database. */
  dataDir: string;
}

/**
 * Makes a backup and reads it back: a folder with the dump, the uploads and the checksums of both,
 * which restores into either database. It appears under its name only when it is whole.
 *
 * @param parent the folder that the backup is put into.
 */
export async function makeBackup(source: Source, parent: string, now: Date): Promise<Backup> {
  const path = join(parent, backupName(now));
  const unfinished = `${path}.unfinished`;
  const uploads = join(source.dataDir, UPLOADS_DIR);
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    // Twice: what is deleted during the dump is kept, and what its last rows name is there.
    await linkTree(uploads, join(unfinished, UPLOADS_DIR));
    await writeDump(source.database, join(unfinished, DUMP_FILE), now);
    await linkTree(uploads, join(unfinished, UPLOADS_DIR));
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

/** The name of a backup: its instant in UTC, in letters that every file system takes. */
export function backupName(now: Date): string {
  return now.toISOString().replaceAll(':', '-').replace('.', '-');
}
