import { readdirSync } from 'node:fs';
import { inRoot } from './root.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'testing', 'migrations']);

/**
 * @param {string} folder
 * @param {RegExp} names
 * @returns {string[]} source files in the folder and its subfolders, by path from the root
 */
function listSources(folder, names) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) return names.test(entry.name) ? [path] : [];
    return SKIPPED.has(entry.name) ? [] : listSources(path, names);
  });
}

/** @returns {string[]} the product's code without its tests */
export const productFiles = () =>
  ['packages', 'apps']
    .flatMap((folder) => listSources(folder, /\.tsx?$/))
    .filter((path) => !/\.(test|spec|d|gen)\.tsx?$/.test(path));

/** @returns {string[]} all code, with tests and scripts */
export const sourceFiles = () =>
  ['apps', 'packages', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
    listSources(folder, /(?<!\.gen)\.(tsx?|mjs)$/),
  );
