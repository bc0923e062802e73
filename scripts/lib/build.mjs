import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

/**
 * @typedef {object} Product
 * @property {string} name
 * @property {string} dist output folder
 * @property {string[]} sources files and folders whose content decides whether it is stale
 * @property {[string, string[]]} command
 */

/** Generated folders between the sources. */
const GENERATED = ['node_modules', 'dist', '.tanstack', 'database-template'];

const SHARED = ['packages', 'package-lock.json', 'tsconfig.base.json'];

/** @type {Product[]} */
const PRODUCTS = [
  {
    name: 'web',
    dist: 'apps/web/dist',
    sources: ['apps/web', ...SHARED],
    command: ['npm', ['run', '--silent', 'build', '--workspace', '@posedown/web']],
  },
  {
    name: 'server',
    dist: 'apps/server/dist',
    sources: ['apps/server', ...SHARED],
    command: [process.execPath, ['apps/server/build.mjs']],
  },
];

/**
 * Builds what has changed since the last build.
 * @param {...string} names all products if empty
 */
export async function ensureBuilt(...names) {
  for (const product of PRODUCTS) {
    if (names.length > 0 && !names.includes(product.name)) continue;
    const stamp = inRoot(product.dist, '.sources');
    const digest = digestOf(product.sources);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue;
    console.log(`Building the ${product.name}…`);
    await run(...product.command);
    // A folder emptied by a failed or concurrent build has no stamp, so it is rebuilt. The web build may write into
    // its own sources (the route tree), so the digest is computed again.
    writeFileSync(stamp, digestOf(product.sources));
  }
}

/** @param {string[]} sources */
function digestOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of listFiles(source)) hash.update(file).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

/**
 * @param {string} path
 * @returns {string[]} the file, or every file in the folder that affects a build
 */
function listFiles(path) {
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(inRoot(path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const child = join(path, entry.name);
      if (entry.isFile()) return /\.test\.tsx?$/.test(entry.name) ? [] : [child];
      return GENERATED.includes(entry.name) ? [] : listFiles(child);
    });
}
