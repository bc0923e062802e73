import { OperatorError } from '../embedded/operator-error.ts';
import { type ForeignKey, listForeignKeys, listTables, type Table } from './catalog.ts';
import { type DumpTable, type DumpTableEnd, type DumpTotals, TableDigest } from './dump-format.ts';
import type { Queryable, Transactional } from './queryable.ts';
import { readDump } from './read-dump.ts';
import { readLines } from './read-lines.ts';

const BATCH_ROWS = 500;

export type FinalStep = (connection: Queryable) => Promise<void>;

/**
 * Loads a dump into an empty, migrated database and compares every table by count and hash before committing.
 * Afterwards the database has the whole dump or is still empty. @param lastly runs on the compared copy, in the same
 * transaction @throws OperatorError `target_not_empty`, `backup_damaged` or `copy_differs`
 */
export async function loadDump(
  target: Transactional,
  path: string,
  lastly?: FinalStep,
): Promise<DumpTotals> {
  return target.transaction(async (connection) => {
    await requireEmpty(connection);
    // Rows may reference each other, even in a cycle, so check foreign keys after loading all rows.
    const keys = await listForeignKeys(connection);
    await dropKeys(connection, keys);
    const totals = await loadTables(connection, path);
    await addKeys(connection, keys);
    await lastly?.(connection);
    return totals;
  });
}

/** @throws OperatorError `target_not_empty` if any table has a row. */
export async function requireEmpty(connection: Queryable): Promise<void> {
  for (const { name } of await listTables(connection)) {
    const { rows } = await connection.query(`select exists (select from ${name}) as filled`);
    if (!rows[0]?.filled) continue;
    throw new OperatorError(
      'target_not_empty',
      `The target database already contains data (in the table ${name}). Use an empty one so nothing is overwritten.`,
    );
  }
}

async function loadTables(connection: Queryable, path: string) {
  const tables = await listTables(connection);
  const totals: DumpTotals = { tables: 0, rows: 0 };
  let current: DumpTable | undefined;
  for await (const part of readDump(path)) {
    if (part.kind === 'table') current = part;
    if (part.kind === 'rows' && current) await insertLines(connection, current, part.lines);
    if (part.kind === 'end of table' && current) {
      await requireSameTable(connection, tables, current, part);
      totals.tables += 1;
      totals.rows += part.rows;
    }
  }
  return totals;
}

async function insertLines(connection: Queryable, table: DumpTable, lines: string[]) {
  const columns = table.columns.join(', ');
  const statement = `
    insert into ${table.table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table.table}, $1::text::json)`;
  for (let from = 0; from < lines.length; from += BATCH_ROWS) {
    await connection.query(statement, [`[${lines.slice(from, from + BATCH_ROWS).join(',')}]`]);
  }
}

async function requireSameTable(
  connection: Queryable,
  tables: Table[],
  dumped: DumpTable,
  expected: DumpTableEnd,
) {
  const table = tables.find(({ name }) => name === dumped.table);
  const digest = new TableDigest();
  if (table) {
    for await (const lines of readLines(connection, table, dumped.columns)) digest.add(lines);
  }
  const found = digest.end(dumped.table);
  if (found.rows === expected.rows && found.sha256 === expected.sha256) return;
  throw new OperatorError(
    'copy_differs',
    `The copy of the table ${dumped.table} differs from the original (${found.rows} rows instead of ${expected.rows}, or other values); nothing was kept.`,
  );
}

async function dropKeys(connection: Queryable, keys: ForeignKey[]) {
  for (const { table, name } of keys) {
    await connection.query(`alter table ${table} drop constraint ${name}`);
  }
}

async function addKeys(connection: Queryable, keys: ForeignKey[]) {
  for (const { table, name, definition } of keys) {
    await connection.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
