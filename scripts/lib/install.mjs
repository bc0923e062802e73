import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { run } from './run.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked */

/** Installs the lockfile's packages unless they are all present. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages…');
  await run('npm', ['ci', '--include=dev', '--loglevel=error']);
}

/** Whether the installed packages match the lockfile. */
function isInstalled() {
  const installedFile = inRoot('node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = readPackages(installedFile);
  return Object.entries(readPackages(inRoot('package-lock.json'))).every(
    ([path, { version, link, optional, devOptional }]) =>
      !path.includes('node_modules/') ||
      link ||
      // Optional packages for other systems aren't installed.
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
