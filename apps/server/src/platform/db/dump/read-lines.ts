import type { Table } from './catalog.ts';
import type { Queryable } from './queryable.ts';

const BATCH_ROWS = 1_000;

/** Settings that make both databases format every value alike. */
const PLAIN_OUTPUT = `
  set local timezone = 'UTC';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local bytea_output = 'hex';
  set local extra_float_digits = 1;`;

/** Reads a table as one JSON object per row, in batches in table order, inside the caller's transaction. */
export async function* readLines(
  connection: Queryable,
  table: Table,
  columns = table.columns,
): AsyncGenerator<string[]> {
  for (const setting of PLAIN_OUTPUT.split(';').filter((text) => text.trim())) {
    await connection.query(setting);
  }
  await connection.query(`
    declare lines_of_table no scroll cursor for
    select dump_line from ${table.name} as source,
      lateral (select row_to_json(chosen)::text as dump_line
        from (select ${columns.map((column) => `source.${column}`).join(', ')}) as chosen) as lines
    order by ${table.order}`);
  try {
    let lines: string[];
    do {
      const { rows } = await connection.query(`fetch ${BATCH_ROWS} from lines_of_table`);
      // json columns keep their original line breaks, which are only whitespace.
      lines = rows.map((row) => String(row.dump_line).replaceAll('\n', ' '));
      if (lines.length > 0) yield lines;
      // Queries that resolve at once never let timers and sockets run.
      await new Promise((resolve) => setImmediate(resolve));
    } while (lines.length === BATCH_ROWS);
  } finally {
    await connection.query('close lines_of_table').catch(() => undefined);
  }
}
