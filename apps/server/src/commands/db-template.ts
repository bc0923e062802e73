import { renameSync, rmSync } from 'node:fs';
import { createDatabaseDir, TEMPLATE_DIR } from '../platform/db/embedded/create-database-dir.ts';
import { isMain } from './run-command.ts';

/**
 * Creates the empty template database that a first start copies. Used by build and tests. If two suites run at the
 * same time, the first one's result stays.
 */
export async function createTemplate(): Promise<void> {
  rmSync(TEMPLATE_DIR, { recursive: true, force: true });
  const created = `${TEMPLATE_DIR}.${process.pid}`;
  await createDatabaseDir(created);
  try {
    renameSync(created, TEMPLATE_DIR);
  } catch (error) {
    rmSync(created, { recursive: true });
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
}

if (isMain(import.meta.url)) await createTemplate();
