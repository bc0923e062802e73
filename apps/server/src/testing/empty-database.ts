import { existsSync, statSync } from 'node:fs';
import { makeTemplate } from '../commands/db-template.ts';
import { TEMPLATE_DIR } from '../platform/db/embedded/create-database-dir.ts';

const INSTALLED = new URL('../../../../node_modules/.package-lock.json', import.meta.url);

/**
 * Before all tests: sees to the empty database that every first start copies, as the build does
 * for the bundle. It takes seconds to make, and is kept until packages are installed anew.
 */
export default async function setup() {
  const isKept = existsSync(TEMPLATE_DIR) && madeAt(TEMPLATE_DIR) > madeAt(INSTALLED);
  if (!isKept) await makeTemplate();
}

const madeAt = (path: string | URL) => statSync(path).ctimeMs;
