import { renameSync, rmSync } from 'node:fs';
import { createDatabaseDir, TEMPLATE_DIR } from '../platform/db/embedded/create-database-dir.ts';
import { isMain } from './run-command.ts';

/**
 * A step of the build, and of the tests: makes the empty database that a first start copies. Two suites may make it at
 * the same time: whichever is first puts it there.
 */
export async function makeTemplate(): Promise<void> {
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

if (isMain(import.meta.url)) await makeTemplate();
