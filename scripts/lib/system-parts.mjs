import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from './run.mjs';

/** Minimum PostgreSQL version. */
const OLDEST_POSTGRES = 15;

/**
 * Programs the tests need besides npm packages.
 * @typedef {object} SystemParts
 * @property {string | null} chromium path of the browser
 * @property {string | null} postgresBin folder with initdb and postgres
 * @property {string | null} strace path of the tool that counts syncs of the embedded database
 */

/** @returns {SystemParts} what is installed */
function findSystemParts() {
  return {
    chromium: findChromium(),
    postgresBin: findPostgres(),
    strace: findInPath('strace'),
  };
}

/**
 * Installs missing programs where that is possible without asking: as root, on a system with apt.
 * @returns {Promise<SystemParts>} what is installed afterward
 */
export async function ensureSystemParts() {
  const found = findSystemParts();
  const missing = [
    ...(found.chromium ? [] : ['chromium']),
    ...(found.postgresBin ? [] : ['postgresql']),
    ...(found.strace ? [] : ['strace']),
  ];
  if (missing.length === 0 || !canInstall()) return found;
  console.log(`Installing ${missing.join(', ')}…`);
  await apt(['update']);
  await apt(['install', '--yes', '--no-install-recommends', ...missing]);
  return findSystemParts();
}

const canInstall = () => process.getuid?.() === 0 && findInPath('apt-get') !== null;

/**
 * Installs programs of single benches where that is possible without asking.
 * @param {string[]} programs
 * @param {string[]} packages of Debian, which have them
 * @throws {Error} if one is missing afterward
 */
export async function requirePrograms(programs, packages) {
  const areMissing = () => programs.some((program) => !findInPath(program));
  if (!areMissing()) return;
  if (canInstall()) {
    console.log(`Installing ${packages.join(', ')}…`);
    await apt(['update']);
    await apt(['install', '--yes', '--no-install-recommends', ...packages]);
  }
  if (areMissing()) throw new Error(`This bench needs ${packages.join(', ')} (Debian packages).`);
}

/** @param {string[]} args */
async function apt(args) {
  const { code, output } = await capture('apt-get', ['-qq', ...args], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  if (code !== 0) console.log(`apt-get ${args.join(' ')} failed:\n${output}`);
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  return findInPath('chromium') ?? findInPath('chromium-browser') ?? findInPath('google-chrome');
}

function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  for (const version of versions.sort((a, b) => b - a)) {
    const directory = join(debian, String(version), 'bin');
    if (version >= OLDEST_POSTGRES && existsSync(join(directory, 'initdb'))) return directory;
  }
  const initdb = findInPath('initdb');
  return initdb ? join(initdb, '..') : null;
}

/** @param {string} program */
function findInPath(program) {
  const directories = (process.env.PATH ?? '').split(delimiter);
  return directories.map((path) => join(path, program)).find((path) => existsSync(path)) ?? null;
}
