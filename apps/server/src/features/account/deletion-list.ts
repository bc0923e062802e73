import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { systemErrorCode } from '../../platform/db/embedded/operator-error.ts';
import type { Settings } from '../../settings.ts';

/** A permanently deleted account. */
export interface DeletedAccount {
  userId: string;
  deletedAt: Date;
}

type DataFolder = Pick<Settings, 'dataDir'>;

/**
 * Stored next to the backups, not inside them, so that a restore knows which accounts to delete
 * again.
 */
export const DELETION_LIST = 'deletions.log';

const LINE = /^(\S+Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Appends deletions and resolves once they are on disk. Safe to call from several processes. */
export async function appendDeletions(
  { dataDir }: DataFolder,
  deletions: readonly DeletedAccount[],
) {
  if (deletions.length === 0) return;
  const lines = deletions.map(({ userId, deletedAt }) => `${deletedAt.toISOString()} ${userId}\n`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = await open(join(dataDir, DELETION_LIST), 'a', 0o600);
  try {
    await file.write(lines.join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads the list, keyed by account. Skips a line that a crash truncated. */
export async function readDeletions({ dataDir }: DataFolder): Promise<Map<string, DeletedAccount>> {
  const text = await readFile(join(dataDir, DELETION_LIST), 'utf8').catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const deletions = text.split('\n').flatMap((line) => {
    const [, at, userId] = LINE.exec(line) ?? [];
    return at && userId ? { userId, deletedAt: new Date(at) } : [];
  });
  return new Map(deletions.map((deletion) => [deletion.userId, deletion]));
}
