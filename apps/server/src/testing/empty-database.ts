import { existsSync, statSync } from 'node:fs';
import { createTemplate } from '../commands/db-template.ts';
import { TEMPLATE_DIR } from '../platform/db/embedded/create-database-dir.ts';

const INSTALLED = new URL('../../../../node_modules/.package-lock.json', import.meta.url);

/**
 * Global setup: creates the empty database that every first start copies, like the build. It takes seconds and is
 * cached until packages are reinstalled.
 */
export default async function setup() {
  const isCached = existsSync(TEMPLATE_DIR) && createdAt(TEMPLATE_DIR) > createdAt(INSTALLED);
  if (!isCached) await createTemplate();
}

const createdAt = (path: string | URL) => statSync(path).ctimeMs;
