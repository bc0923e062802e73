import { readAhead } from '../../read-ahead.ts';
import { OperatorError } from '../embedded/operator-error.ts';
import {
  type ForeignKey,
  type Index,
  listForeignKeys,
  listIndexes,
  listTables,
  type Table,
} from './catalog.ts';
import {
  type DumpFormat,
  type DumpTable,
  type DumpTableEnd,
  type DumpTotals,
  TableDigest,
} from './dump-format.ts';
import type { Loadable, Queryable, Transactional } from './queryable.ts';
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

async function loadTables(connection: Loadable, path: string) {
  const tables = await listTables(connection);
  const totals: DumpTotals = { tables: 0, rows: 0 };
  let format: DumpFormat = 1;
  let current: DumpTable | undefined;
  let indexes: Index[] = [];
  for await (const part of readDump(path)) {
    if (part.kind === 'header') format = part.format;
    if (part.kind === 'table') {
      current = part;
      const isKnown = tables.some(({ name }) => name === part.table);
      indexes = isKnown ? await listIndexes(connection, part.table) : [];
      // Indexes are built many times faster from all rows at once.
      for (const { drop } of indexes) await connection.query(drop);
    }
    if (part.kind === 'rows' && current) await ADD_LINES[format](connection, current, part.lines);
    if (part.kind === 'end of table' && current) {
      for (const { create } of indexes) await connection.query(create);
      await requireSameTable(connection, tables, { format, dumped: current, expected: part });
      totals.tables += 1;
      totals.rows += part.rows;
    }
  }
  return totals;
}

type AddLines = (connection: Loadable, table: DumpTable, lines: string[]) => Promise<void>;

const ADD_LINES: Record<DumpFormat, AddLines> = {
  1: insertLines,
  2: (connection, { table, columns }, lines) =>
    connection.copyInto(table, columns, `${lines.join('\n')}\n`),
};

async function insertLines(connection: Queryable, table: DumpTable, lines: string[]) {
  const columns = table.columns.join(', ');
  const statement = `
    insert into ${table.table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table.table}, $1::text::json)`;
  for (let from = 0; from < lines.length; from += BATCH_ROWS) {
    await connection.query(statement, [`[${lines.slice(from, from + BATCH_ROWS).join(',')}]`]);
  }
}

interface Comparison {
  format: DumpFormat;
  dumped: DumpTable;
  expected: DumpTableEnd;
}

async function requireSameTable(
  connection: Queryable,
  tables: Table[],
  { format, dumped, expected }: Comparison,
) {
  const table = tables.find(({ name }) => name === dumped.table);
  const digest = new TableDigest();
  if (table) {
    const batches = readAhead(readLines(connection, table, format, dumped.columns));
    for await (const lines of batches) digest.add(lines);
  }
  const found = digest.end(dumped.table);
  if (found.rows === expected.rows && found.sha256 === expected.sha256) return;
  throw new OperatorError(
    'copy_differs',
    `The copy of the table ${dumped.table} differs from the original (${found.rows} rows instead of ${expected.rows}, or other values); nothing was copied.`,
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
