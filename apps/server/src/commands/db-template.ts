import { rmSync } from 'node:fs';
import { createDatabaseDir, TEMPLATE_DIR } from '../platform/db/embedded/create-database-dir.ts';
import { isMain } from './run-command.ts';

/** A step of the build, and of the tests: makes the empty database that a first start copies. */
export async function makeTemplate(): Promise<void> {
  rmSync(TEMPLATE_DIR, { recursive: true, force: true });
  await createDatabaseDir(TEMPLATE_DIR);
}

if (isMain(import.meta.url)) await makeTemplate();
