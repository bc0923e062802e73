// Checks the import rules of .dependency-cruiser.mjs, and that every source file was parsed: a cruiser that can't
// parse TypeScript finds nothing wrong.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { ROOT } from '../lib/root.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'bench'];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { violations, read, unread } = await checkBoundaries(ROOT);
  for (const violation of violations) console.error(violation);
  if (unread.length > 0) console.error(`Not read: ${unread.join(', ')}`);
  if (violations.length > 0 || unread.length > 0) process.exit(1);
  console.log(`${read} modules keep the import rules.`);
}

/**
 * @param {string} baseDir the folder that holds packages/, apps/ and e2e/
 * @returns {Promise<{ violations: string[], read: number, unread: string[] }>}
 */
export async function checkBoundaries(baseDir) {
  const folders = FOLDERS.filter((folder) => existsSync(join(baseDir, folder)));
  const sources = folders.flatMap((folder) => listSources(baseDir, folder));
  const { output } = await cruise(folders, {
    ...config.options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  if (typeof output === 'string')
    throw new Error('dependency-cruiser gave a report, not a result.');
  const read = new Set(output.modules.map((it) => it.source));
  return {
    violations: output.summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} must not import ${to}`,
    ),
    read: sources.filter((file) => read.has(file)).length,
    unread:
      sources.length === 0 ? ['(no TypeScript at all)'] : sources.filter((file) => !read.has(file)),
  };
}

/**
 * @param {string} baseDir
 * @param {string} folder
 * @returns {string[]} every TypeScript file in it, relative to baseDir
 */
function listSources(baseDir, folder) {
  return readdirSync(join(baseDir, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile())
      return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : listSources(baseDir, path);
  });
}
