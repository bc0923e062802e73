import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Bytes of log that trigger a checkpoint: one segment. */
const CHECKPOINT_BYTES = 16 * 1024 * 1024;

/**
 * Does the work of PostgreSQL's background processes, which an embedded database lacks: checkpoints, which limit log
 * size and restart time, and vacuuming of changed tables.
 */
export async function maintain(pglite: PGlite): Promise<void> {
  // Flush change counts, which are otherwise written a second late.
  await pglite.exec('select pg_stat_force_next_flush()');
  for (const table of await changedTables(pglite)) {
    await pglite.exec(`vacuum (analyze) ${table}`);
    // Let waiting requests run in between.
    await setImmediate();
  }
  if ((await logBytes(pglite)) >= CHECKPOINT_BYTES) await pglite.exec('checkpoint');
}

/** Bytes of log that a restart after a crash would replay. */
export async function logBytes(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ bytes: string }>(
    'select pg_current_wal_insert_lsn() - redo_lsn as bytes from pg_control_checkpoint()',
  );
  return Number(rows[0]?.bytes ?? 0);
}

/** Autovacuum's rule: more than 50 and a fifth of the rows dead, or a tenth changed. */
async function changedTables(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`);
  return rows.map((row) => row.name);
}
