import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { OperatorError } from './operator-error.ts';
import { syncDirectory, syncTree } from './sync.ts';

/** Inside the data folder: the embedded database. */
export const DATABASE_DIR = 'database';

/**
 * An empty template database next to the bundle, created at build time. Copying it takes a third of a second, creating
 * one takes two. Next to the source, the tests create one.
 */
export const TEMPLATE_DIR = fileURLToPath(new URL('./database-template', import.meta.url));

/** PGlite versions with compatible folders. Other versions need dump and restore. */
export const PGLITE_LINE = '0.5';
const LINE_FILE = 'PGLITE_LINE';

/**
 * Creates an empty database in a new folder. It is prepared next to it and renamed when finished, so a killed process
 * leaves nothing that looks like a database.
 * @param templateDir a folder created by this function earlier, to copy; ignored if absent or of another version
 */
export async function createDatabaseDir(directory: string, templateDir?: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  if (templateDir !== undefined && readLine(templateDir) === PGLITE_LINE) {
    cpSync(templateDir, unfinished, { recursive: true });
  } else {
    const pglite = await PGlite.create({ dataDir: unfinished });
    await pglite.close();
    writeFileSync(join(unfinished, LINE_FILE), PGLITE_LINE);
  }
  await syncTree(unfinished);
  renameSync(unfinished, directory);
  syncDirectory(dirname(directory));
}

/** @throws OperatorError if this version cannot read the folder. */
export function requireReadableVersion(directory: string): void {
  const line = readLine(directory);
  if (line === PGLITE_LINE) return;
  throw new OperatorError(
    'wrong_version',
    `The database in ${directory} was written by ${line ? `PGlite ${line}` : 'an unknown program'} and this version needs PGlite ${PGLITE_LINE}; make a backup with the version that wrote it, then run npm run db:restore with this one.`,
  );
}

function readLine(directory: string): string | null {
  const file = join(directory, LINE_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}
