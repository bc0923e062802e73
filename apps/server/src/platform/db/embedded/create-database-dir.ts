import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { OperatorError } from './operator-error.ts';
import { syncDirectory, syncTree } from './sync.ts';

/** Inside the data folder: the embedded database. */
export const DATABASE_DIR = 'database';

/**
 * An empty database beside the bundle, made when that was built: copying it takes a third of a
 * second where making one takes two. Beside the source the tests make one, for themselves.
 */
export const TEMPLATE_DIR = fileURLToPath(new URL('./database-template', import.meta.url));

/** The line of PGlite versions that read each other's folders; a new one wants dump and restore. */
export const PGLITE_LINE = '0.5';
const LINE_FILE = 'PGLITE_LINE';

/**
 * Makes an empty database in a folder that does not exist yet. The work is done beside it and the
 * finished folder renamed, so a process killed midway leaves nothing that looks like a database.
 *
 * @param templateDir a folder that this function made earlier, to copy; it is ignored where it is
 *   absent or of another version.
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

/** @throws OperatorError when the folder was written by a version that this one cannot read. */
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
