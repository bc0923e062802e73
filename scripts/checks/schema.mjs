// Checks that the migrations match the schema: generating another one must produce nothing.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../lib/root.mjs';
import { capture } from '../lib/run.mjs';

const SCHEMA = inRoot('apps/server/src/platform/db/schema/index.ts');
const MIGRATIONS = inRoot('apps/server/src/platform/db/migrations');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const missing = await findMissingMigration();
  if (missing !== null) {
    console.error(`The schema has changed without a migration:\n${missing}`);
    console.error('Run: npx drizzle-kit generate, in apps/server');
    process.exit(1);
  }
  console.log('The migrations say what the schema says.');
}

/**
 * @param {string} [migrations] folder of the existing migrations
 * @returns {Promise<string | null>} statements missing from the migrations, or null
 */
export async function findMissingMigration(migrations = MIGRATIONS) {
  const directory = mkdtempSync(join(tmpdir(), 'posedown-schema-'));
  try {
    cpSync(migrations, directory, { recursive: true });
    const before = readdirSync(directory);
    const { code, output } = await capture(process.execPath, [
      inRoot('node_modules/drizzle-kit/bin.cjs'),
      ...['generate', '--dialect', 'postgresql'],
      ...['--schema', SCHEMA, '--out', directory],
    ]);
    const added = readdirSync(directory).filter((name) => !before.includes(name));
    const [name] = added;
    if (name !== undefined) return readFileSync(join(directory, name, 'migration.sql'), 'utf8');
    return code === 0 && output.includes('No schema changes') ? null : output;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
