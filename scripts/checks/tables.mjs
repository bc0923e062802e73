// Checks that only the owning feature writes a table; other features must call the owner.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/root.mjs';

const SCHEMA = 'apps/server/src/platform/db/schema';
const FEATURES = 'apps/server/src/features';

/** Schema files named after a part of a feature. */
const PART_OF = {
  'athlete-tags': 'athletes',
  'coaching-ends': 'admin',
  'message-snippets': 'messages',
  'scheduled-messages': 'messages',
  holds: 'insights',
  roster: 'athletes',
  'exercise-videos': 'training',
  'workout-sessions': 'training',
  'deleted-accounts': 'account',
};

/** Written by the platform rather than a feature. */
const SHARED = ['installation'];

/** Features that write all tables: one fills a practice, the other deletes everything of a user. */
const EVERYWHERE = ['demo', 'account'];

/** Known exceptions; each needs a change of the tables before it can be moved to its owner. */
const ALLOWED = ['insights writes users', 'insights writes planProposals'];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { foreign, unused, tables } = checkTables(ROOT);
  for (const fault of foreign) console.error(fault);
  for (const fault of unused)
    console.error(`No longer needed in scripts/checks/tables.mjs: ${fault}`);
  if (foreign.length > 0 || unused.length > 0) process.exit(1);
  console.log(`${tables} tables are written by their own feature.`);
}

/**
 * @param {string} baseDir the folder that holds apps/
 * @returns {{ foreign: string[], unused: string[], tables: number }}
 */
export function checkTables(baseDir) {
  const owners = readOwners(join(baseDir, SCHEMA));
  if (owners.size === 0) throw new Error('No table was found in the schema.');
  const used = new Set();
  const foreign = listSources(join(baseDir, FEATURES)).flatMap((file) => {
    const [feature = ''] = file.slice(join(baseDir, FEATURES).length + 1).split('/');
    if (EVERYWHERE.includes(feature)) return [];
    return tablesWrittenIn(readFileSync(file, 'utf8')).flatMap((table) => {
      const owner = owners.get(table);
      if (owner === undefined || owner === feature || SHARED.includes(owner)) return [];
      const fault = `${feature} writes ${table}`;
      used.add(fault);
      if (ALLOWED.includes(fault)) return [];
      return [`${fault}, which belongs to ${owner}: ${file.slice(baseDir.length + 1)}`];
    });
  });
  return { foreign, unused: ALLOWED.filter((fault) => !used.has(fault)), tables: owners.size };
}

/**
 * @param {string} folder
 * @returns {Map<string, string>} the owning feature of each table
 */
function readOwners(folder) {
  const owners = new Map();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
    const part = name.slice(0, -'.ts'.length);
    const text = readFileSync(join(folder, name), 'utf8');
    for (const [, table] of text.matchAll(/export const (\w+) = pgTable\(/g)) {
      owners.set(table, PART_OF[/** @type {keyof typeof PART_OF} */ (part)] ?? part);
    }
  }
  return owners;
}

/** @param {string} text @returns {string[]} */
function tablesWrittenIn(text) {
  return [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].map(([, table = '']) => table);
}

/**
 * @param {string} folder
 * @returns {string[]} the product's TypeScript files in the folder
 */
function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : listSources(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}
