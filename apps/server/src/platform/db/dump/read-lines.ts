import type { Table } from './catalog.ts';
import type { DumpFormat } from './dump-format.ts';
import type { Queryable } from './queryable.ts';

const BATCH_ROWS = 1_000;

/** Settings that make both databases format every value alike. */
const PLAIN_OUTPUT = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;`;

type LineOf = (table: Table, columns: readonly string[]) => string;

/** Queries for a row's line. */
const LINES: Record<DumpFormat, LineOf> = {
  1: (_table, columns) => `
    select row_to_json(chosen)::text as dump_line
    from (select ${columns.map((column) => `source.${column}`).join(', ')}) as chosen`,
  // The line that COPY would write. The embedded database can't COPY a large table in batches.
  2: ({ escaped }, columns) => {
    const cells = columns.map((column) => {
      const text = `source.${column}::text`;
      return `coalesce(${escaped.includes(column) ? escapedText(text) : text}, '\\N')`;
    });
    return `
      select case when left(line, 1) = '#' then '\\' || line else line end as dump_line
      from (select ${cells.join(` || chr(9) || `)} as line) as joined`;
  },
};

const escapedText = (text: string) => `
  replace(replace(replace(replace(${text}, '\\', '\\\\'), chr(10), '\\n'), chr(13), '\\r'), chr(9), '\\t')`;

/** Reads a table's rows as lines of a dump, in batches in table order, inside the caller's transaction. */
export async function* readLines(
  connection: Queryable,
  table: Table,
  format: DumpFormat,
  columns = table.columns,
): AsyncGenerator<string[]> {
  for (const setting of PLAIN_OUTPUT.split(';').filter((text) => text.trim())) {
    await connection.query(setting);
  }
  await connection.query(`
    declare lines_of_table no scroll cursor for
    select dump_line from ${table.name} as source, lateral (${LINES[format](table, columns)}) as lines
    order by ${table.order}`);
  try {
    let lines: string[];
    do {
      const { rows } = await connection.query(`fetch ${BATCH_ROWS} from lines_of_table`);
      lines = rows.map((row) => String(row.dump_line));
      // In JSON, columns of type json keep their original line breaks, which are only whitespace.
      if (format === 1) lines = lines.map((line) => line.replaceAll('\n', ' '));
      if (lines.length > 0) yield lines;
      // Queries that resolve at once never let timers and sockets run.
      await new Promise((resolve) => setImmediate(resolve));
    } while (lines.length === BATCH_ROWS);
  } finally {
    await connection.query('close lines_of_table').catch(() => undefined);
  }
}
