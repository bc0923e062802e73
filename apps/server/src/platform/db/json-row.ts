import { getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** A row in JSON: instants are texts. */
export type JsonRow<T extends PgTable> = {
  [Key in keyof InferSelectModel<T>]: InferSelectModel<T>[Key] extends Date | null
    ? string | (null & InferSelectModel<T>[Key])
    : InferSelectModel<T>[Key];
};

/** A table's row as a JSON object, for use inside larger statements. `rowOf` reads it. */
export function jsonRow<T extends PgTable>(table: T): SQL<JsonRow<T>> {
  const fields = Object.entries(getTableColumns(table)).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  );
  return sql`json_build_object(${sql.join(fields, sql`, `)})`;
}

/** The row of a JSON object, as a select of the table returns it. */
export function rowOf<T extends PgTable>(table: T, json: JsonRow<T>): InferSelectModel<T> {
  const row: Record<string, unknown> = { ...json };
  for (const [name, column] of Object.entries(getTableColumns(table))) {
    if (column.dataType === 'object date' && typeof row[name] === 'string')
      row[name] = new Date(row[name]);
  }
  return row as InferSelectModel<T>;
}
