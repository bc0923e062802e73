import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Erases deleted accounts from the database's files. Deleted rows stay readable in table files, statistics and the log
 * until these are rewritten, so every table and the statistics are rewritten and the log is switched and removed.
 * @returns whether anything had to be erased
 */
export async function eraseDeleted(pglite: PGlite, now: Date): Promise<boolean> {
  // The database may not be migrated yet.
  const tableExists = `select to_regclass('deleted_accounts') is not null as known`;
  if (!(await pglite.query<{ known: boolean }>(tableExists)).rows[0]?.known) return false;
  const { rows } = await pglite.query<{ id: string }>(
    'select id from deleted_accounts where erased_at is null',
  );
  if (rows.length === 0) return false;
  const tables = await ownTables(pglite);
  for (const statement of [
    ...tables.map((table) => `vacuum (full, analyze) ${table}`),
    'vacuum full pg_statistic',
    'select pg_switch_wal()',
    'checkpoint',
  ]) {
    await pglite.exec(statement);
    // Let waiting requests run in between.
    await setImmediate();
  }
  await pglite.query('update deleted_accounts set erased_at = $1 where id = any($2::uuid[])', [
    now.toISOString(),
    rows.map(({ id }) => id),
  ]);
  return true;
}

async function ownTables(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by relid`,
  );
  return rows.map(({ name }) => name);
}
