import { PGlite } from '@electric-sql/pglite';

/**
 * How the embedded database is started: PGlite's own parameters without `-F`, which turns fsync
 * off. `wal_sync_method` is fsync because PGlite's fdatasync, the usual one, does nothing. The
 * cache is small because the operating system's lies right behind it.
 */
export const DURABLE_START_PARAMS: readonly string[] = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on'],
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'synchronous_commit=on'],
  ...['-c', 'full_page_writes=on'],
  ...['-c', 'shared_buffers=16MB'],
];
