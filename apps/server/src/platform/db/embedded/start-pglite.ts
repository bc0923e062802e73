import { PGlite } from '@electric-sql/pglite';
import { DurableFs, type NodeFileSystem } from './durable-fs.ts';
import type { Log } from './log.ts';

/**
 * PGlite's own parameters without `-F`, which turns fsync off. `wal_sync_method` is fsync because PGlite's default,
 * fdatasync, does nothing. The cache is small because the operating system caches as well.
 */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on'],
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'synchronous_commit=on'],
  ...['-c', 'full_page_writes=on'],
  ...['-c', 'shared_buffers=16MB'],
  // A recycled log segment would still contain deleted accounts' data.
  ...['-c', 'wal_recycle=off'],
];

/** BSD's code for an internal error, for a process that must stop. */
const EXIT_PANIC = 70;
const MAX_MESSAGES = 20;

interface Options {
  log: Log;
  /** Receives the database's last messages, oldest first. */
  messages: string[];
  /** Called with the file system before the database starts on it. */
  onMount?(files: NodeFileSystem): void;
}

/** Starts the database with durable commits in its own folder, which must exist and be locked. */
export async function startPglite(directory: string, options: Options): Promise<PGlite> {
  const { log, messages, onMount } = options;
  let isOpen = false;
  const onAbort = () => {
    // During startup, a crash counts as a failure to open.
    if (isOpen) endProcess(messages, log);
  };
  const pglite = await PGlite.create({
    fs: new DurableFs(directory, { onMount, onAbort }),
    startParams: START_PARAMS,
    onStderr: (line) => {
      messages.push(line);
      if (messages.length > MAX_MESSAGES) messages.shift();
      return false;
    },
  });
  isOpen = true;
  return pglite;
}

/**
 * PostgreSQL has shut down to protect its data, and PGlite would hang in the query forever. Only a new process
 * recovers everything acknowledged.
 */
function endProcess(messages: string[], log: Log) {
  const reason = messages.findLast((line) => line.includes('PANIC')) ?? 'it gave no reason';
  log('error', `The embedded database has stopped (${reason}); start the server again.`);
  process.exit(EXIT_PANIC);
}
