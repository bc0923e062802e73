import { getColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The columns an upsert overwrites: all except those that identify a row, so that none is forgotten. */
export function overwritten(table: PgTable, key: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getColumns(table));
  const rest = columns.filter(([name]) => !key.includes(name));
  return Object.fromEntries(
    rest.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  );
}
