import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked */

/** Installs the packages of the lockfile, unless they are all there. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  await run('npm', ['ci', '--include=dev', '--loglevel=error']);
}

/** Whether what npm installed last is what the lockfile asks for. */
function isInstalled() {
  const installedFile = inRoot('node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  return Object.entries(readPackages(inRoot('package-lock.json'))).every(
    ([path, { version, link, optional, devOptional }]) =>
      !path.includes('node_modules/') ||
      link ||
      // Parts for other systems stay away.
      (installed[path] === undefined && (optional || devOptional)) ||
      installed[path]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, Locked>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
