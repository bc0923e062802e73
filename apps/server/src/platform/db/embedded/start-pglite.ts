import { PGlite } from '@electric-sql/pglite';
import { DurableFs, type NodeFileSystem } from './durable-fs.ts';
import type { Log } from './log.ts';

/**
 * PGlite's own parameters without `-F`, which turns fsync off. `wal_sync_method` is fsync because PGlite's fdatasync,
 * the default, does nothing. The cache is small because the operating system's is right behind it.
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

/** BSD's code for an internal error, for a process that must not go on. */
const EXIT_PANIC = 70;
const MESSAGES_KEPT = 20;

interface Options {
  log: Log;
  /** Receives the last lines that the database wrote, oldest first. */
  messages: string[];
  /** Called with the file system before the database starts on it. */
  onMount?(files: NodeFileSystem): void;
}

/** Starts the database durably in its own folder, which must exist and be locked. */
export async function startPglite(directory: string, options: Options): Promise<PGlite> {
  const { log, messages, onMount } = options;
  let isOpen = false;
  const onAbort = () => {
    // On the way up, giving up is a failure to open like any other.
    if (isOpen) endProcess(messages, log);
  };
  const pglite = await PGlite.create({
    fs: new DurableFs(directory, { onMount, onAbort }),
    startParams: START_PARAMS,
    onStderr: (line) => {
      messages.push(line);
      if (messages.length > MESSAGES_KEPT) messages.shift();
      return false;
    },
  });
  isOpen = true;
  return pglite;
}

/**
 * PostgreSQL has shut down to protect its data, and PGlite would spin in the query forever. Only a new process recovers
 * everything acknowledged.
 */
function endProcess(messages: string[], log: Log) {
  const reason = messages.findLast((line) => line.includes('PANIC')) ?? 'it gave no reason';
  log('error', `The embedded database has stopped (${reason}); start the server again.`);
  process.exit(EXIT_PANIC);
}
