import { isDeepStrictEqual } from 'node:util';
import { listTables } from '../dump/catalog.ts';
import type { Queryable } from '../dump/queryable.ts';
import { findLostSets } from './moved-sets.ts';

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

/** Columns that a migration writes anew in rows of before, on purpose. */
const REWRITTEN = ['users.competition_date'];

/** What is told of rows after the database was brought up to date. */
interface Kept {
  /** Rows that are gone, or hold something else in a column that is still there. */
  lost: string[];
  /** Columns that are gone, as `table.column`. */
  goneColumns: string[];
}

/** Compares what there was with what there is. */
export function compareRows(before: Rows, after: Rows): Kept {
  const lost: string[] = [];
  const gone = new Set<string>();
  for (const [table, rows] of before) {
    const now = after.get(table) ?? [];
    const columns = Object.keys(now[0] ?? {});
    for (const row of rows) {
      const kept = Object.keys(row).filter((column) => columns.includes(column));
      for (const column of Object.keys(row)) {
        if (!kept.includes(column)) gone.add(`${table}.${column}`);
      }
      const compared = kept.filter((column) => !REWRITTEN.includes(`${table}.${column}`));
      const isSame = (other: Row) =>
        compared.every((column) => isDeepStrictEqual(other[column], row[column]));
      if (!now.some(isSame)) lost.push(`${table}: ${JSON.stringify(row)}`);
    }
  }
  lost.push(...findLostSets(before, after));
  return { lost, goneColumns: [...gone].sort() };
}
