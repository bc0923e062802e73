import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../embedded/operator-error.ts';
import { verifyChecksums } from './checksums.ts';
import { DUMP_FILE } from './data-folders.ts';
import { type DumpHeader, type DumpTotals, damaged } from './dump-format.ts';
import { verifyDump } from './read-dump.ts';

/** A backup that was fully read and verified. */
export interface Backup extends DumpTotals {
  path: string;
  createdAt: DumpHeader['createdAt'];
  migrations: DumpHeader['migrations'];
  uploads: number;
}

/**
 * Reads and verifies every byte of a backup. @throws OperatorError `backup_not_found`, or `backup_damaged` if anything
 * differs from what was written
 */
export async function verifyBackup(path: string): Promise<Backup> {
  if (!existsSync(path)) {
    throw new OperatorError('backup_not_found', `No backup found at ${path}.`);
  }
  const files = await verifyChecksums(path);
  if (!files.includes(DUMP_FILE)) throw damaged(path, `it has no ${DUMP_FILE}`);
  const { createdAt, migrations, tables, rows } = await verifyDump(join(path, DUMP_FILE));
  return { path, createdAt, migrations, tables, rows, uploads: files.length - 1 };
}
