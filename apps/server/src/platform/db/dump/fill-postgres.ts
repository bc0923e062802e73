import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrateToCurrent } from '../migrate-to-current.ts';
import { DUMP_FILE } from './data-folders.ts';
import type { DumpTotals } from './dump-format.ts';
import { type FinalStep, loadDump, requireEmpty } from './load-dump.ts';
import { migratePoolTo } from './migrate-to.ts';
import { onPool } from './queryable.ts';
import type { Backup } from './verify-backup.ts';

/**
 * Loads a verified backup into an empty PostgreSQL database, compares every table, and runs newer migrations. @param
 * lastly runs on the compared copy, in the same transaction @throws OperatorError `target_not_empty` before any
 * change, or `copy_differs`
 */
export async function fillPostgres(
  pool: pg.Pool,
  backup: Backup,
  lastly?: FinalStep,
): Promise<DumpTotals> {
  const target = onPool(pool);
  await target.transaction(requireEmpty);
  await migratePoolTo(pool, backup.migrations);
  const totals = await loadDump(target, join(backup.path, DUMP_FILE), lastly);
  await migrateToCurrent(drizzle({ client: pool }), migrate);
  return totals;
}
