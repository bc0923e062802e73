import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createDatabaseDir, requireReadableVersion } from './create-database-dir.ts';
import { DiskReserve } from './disk-space.ts';
import { DurableFs } from './durable-fs.ts';
import { explainOpenFailure } from './explain-open-failure.ts';
import { type DataDirLock, lockDataDir } from './lock.ts';
import type { Log } from './log.ts';
import { ReadOnlyWhileFull } from './read-only-while-full.ts';
import { SpaceGuard } from './space-guard.ts';
import { DURABLE_START_PARAMS } from './start-params.ts';

/** The folder of the embedded database inside the data folder. */
export const DATABASE_DIR = 'database';

/** BSD's code for an internal error, for a process that must not go on. */
const EXIT_PANIC = 70;

interface Options {
  /** Absolute path of the folder that holds everything; it is made where it is absent. */
  dataDir: string;
  /** A database made at build time to copy on the first start; see `createDatabaseDir`. */
  templateDir?: string;
  log?: Log;
}

/** The embedded database, held by this process alone. */
export interface EmbeddedDatabase {
  pglite: PGlite;
  /** Waits for what is running, writes everything out and lets go of the folder. */
  close(): Promise<void>;
}

/**
 * Opens the embedded database of a data folder, making it on the first start: every commit that
 * it acknowledges is on the disk, no second process can open it, and a full disk turns it
 * read-only rather than ending it.
 *
 * @throws OperatorError in a sentence: folder in use or not writable, disk full, wrong version.
 */
export async function openEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { dataDir, log = () => undefined } = options;
  const messages: string[] = [];
  let lock: DataDirLock | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    lock = lockDataDir(dataDir);
    return await openLocked(dataDir, options.templateDir, lock, log, messages);
  } catch (error) {
    lock?.release();
    throw explainOpenFailure(error, dataDir, messages);
  }
}

async function openLocked(
  dataDir: string,
  templateDir: string | undefined,
  lock: DataDirLock,
  log: Log,
  messages: string[],
): Promise<EmbeddedDatabase> {
  const directory = join(dataDir, DATABASE_DIR);
  if (existsSync(directory)) requireReadableVersion(directory);
  else await createDatabaseDir(directory, templateDir);

  const reserve = new DiskReserve(dataDir);
  const full = new ReadOnlyWhileFull(dataDir, reserve, log);
  const guard = new SpaceGuard(dataDir, reserve, full.onLow);
  const pglite = await PGlite.create({
    fs: new DurableFs(directory, {
      onMount: (files) => guard.attach(files),
      onAbort: () => endProcess(messages, log),
    }),
    startParams: [...DURABLE_START_PARAMS],
    onStderr: (line) => {
      messages.push(line);
      if (messages.length > 20) messages.shift();
      return false;
    },
  });
  full.start(pglite);
  return {
    pglite,
    async close() {
      full.stop();
      await pglite.close();
      lock.release();
    },
  };
}

/**
 * PostgreSQL has given up to protect its data, and PGlite would spin in the query for ever. The
 * only way on is a new process, which recovers everything that was acknowledged.
 */
function endProcess(messages: string[], log: Log) {
  const reason = messages.findLast((line) => line.includes('PANIC')) ?? 'it gave no reason';
  log('error', `The embedded database has stopped (${reason}); start the server again.`);
  process.exit(EXIT_PANIC);
}
