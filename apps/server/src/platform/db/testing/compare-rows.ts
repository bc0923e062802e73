import { isDeepStrictEqual } from 'node:util';
import { listTables } from '../dump/catalog.ts';
import type { Queryable } from '../dump/queryable.ts';
import { findLostSets } from './former-sets.ts';

type Row = Record<string, unknown>;

/** All rows of all tables, by the table's name. */
export type Rows = Map<string, Row[]>;

export async function readRows(connection: Queryable): Promise<Rows> {
  const all: Rows = new Map();
  for (const { name } of await listTables(connection)) {
    const { rows } = await connection.query(`select to_jsonb(it) as row from ${name} it`);
    all.set(
      name,
      rows.map(({ row }) => row as Row),
    );
  }
  return all;
}

/** Columns a migration rewrites on purpose. */
const REWRITTEN = ['users.competition_date'];

/** Columns a migration moved: their new table, and the expected row. */
const MOVED: Record<string, { to: string; as: (row: Row) => Row }> = {
  'daily_check_ins.weight': { to: 'weigh_ins', as: asWeighIn },
  'peak_week_ticks.weight': { to: 'weigh_ins', as: asWeighIn },
  'progress_entries.weight': { to: 'weigh_ins', as: asWeighIn },
};

function asWeighIn({ user_id, date, weight: kg }: Row): Row {
  return { user_id, date, kg };
}

/** Differences in rows after migrating. */
interface RowDifferences {
  /** Rows that were deleted or differ in a column that still exists. */
  lost: string[];
  /** Dropped columns with data, as `table.column`. */
  goneColumns: string[];
}

/** Compares the rows before and after. */
export function compareRows(before: Rows, after: Rows): RowDifferences {
  const isMoved = (column: string, value: unknown, row: Row) => {
    const moved = MOVED[column];
    return !moved || value === null || holds(after.get(moved.to) ?? [], moved.as(row));
  };
  const lost: string[] = [];
  const deleted = new Set<string>();
  for (const [table, rows] of before) {
    const now = after.get(table) ?? [];
    const columns = Object.keys(now[0] ?? {});
    for (const row of rows) {
      const saved = Object.keys(row).filter((column) => columns.includes(column));
      const dropped = Object.keys(row).filter((column) => !saved.includes(column));
      const isGone = dropped.filter((column) => !MOVED[`${table}.${column}`]);
      for (const column of isGone) deleted.add(`${table}.${column}`);
      const unmoved = dropped.filter((column) => !isMoved(`${table}.${column}`, row[column], row));
      for (const column of unmoved) lost.push(`${table}.${column}: ${JSON.stringify(row)}`);
      const compared = saved.filter((column) => !REWRITTEN.includes(`${table}.${column}`));
      const wanted = Object.fromEntries(compared.map((column) => [column, row[column]]));
      if (!holds(now, wanted)) lost.push(`${table}: ${JSON.stringify(row)}`);
    }
  }
  lost.push(...findLostSets(before, after));
  return { lost, goneColumns: [...deleted].sort() };
}

/** Whether one of the rows has all these values. */
const holds = (rows: readonly Row[], wanted: Row) =>
  rows.some((row) =>
    Object.entries(wanted).every(([column, value]) => isDeepStrictEqual(row[column], value)),
  );
