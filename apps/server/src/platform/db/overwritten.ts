import { getColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The columns an upsert overwrites: all except the key and generated columns. Derived from the table, so that
 * new columns are included.
 */
export function overwritten(table: PgTable, key: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getColumns(table));
  const rest = columns.filter(([name, { generated }]) => !key.includes(name) && !generated);
  return Object.fromEntries(
    rest.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}
