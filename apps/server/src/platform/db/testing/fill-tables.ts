import type { Queryable } from '../dump/queryable.ts';
import { candidatesFor } from './candidates.ts';
import { type Column, readShapes, type TableShape } from './table-shapes.ts';

type Value = string | null;
type Row = Record<string, Value>;

/** Related rows: one per table. */
interface World {
  /** Whether to fill nullable columns. */
  isFull: boolean;
  rows: Map<string, Row>;
  /** Earlier rows, for tables that reference themselves. */
  before: Map<string, Row>;
}

const MAX_TRIES = 500;

/**
 * Inserts two rows into every table: one minimal and one with every column filled. Values come from the type, the
 * references and the checks. Call it in a transaction. @throws Error naming a table that can't be filled
 */
export async function fillTables(connection: Queryable): Promise<void> {
  const shapes = await readShapes(connection);
  let serial = 0;
  let before = new Map<string, Row>();
  for (const isFull of [false, true]) {
    const world: World = { isFull, rows: new Map(), before };
    for (const shape of shapes) {
      serial += 1;
      world.rows.set(shape.name, await fillTable(connection, shape, world, serial * 100));
    }
    before = world.rows;
  }
}

/** Tries candidate values until the checks accept them. */
async function fillTable(
  connection: Queryable,
  shape: TableShape,
  world: World,
  serial: number,
): Promise<Row> {
  const given = referred(shape, world);
  const open = shape.columns.filter(
    ({ name, isRequired }) => !(name in given) && (world.isFull || isRequired),
  );
  const choices = new Map(
    open.map((column, index) => [column.name, candidatesFor(column, shape.checks, serial + index)]),
  );
  const at = new Map(open.map(({ name }) => [name, 0]));
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const row = { ...given };
    for (const [name, place] of at) row[name] = choices.get(name)?.[place] ?? null;
    const broken = await insert(connection, shape, row);
    if (broken === null) return row;
    const check = shape.checks.find(({ name }) => name === broken);
    const turning = (check?.columns ?? []).filter((name) => at.has(name));
    if (advance(turning, at, choices)) continue;
    // A check may ask for one of several nullable columns.
    const asked = shape.columns.find(({ name }) => check?.columns.includes(name) && !(name in row));
    if (!asked) break;
    choices.set(asked.name, candidatesFor(asked, shape.checks, serial + choices.size));
    at.set(asked.name, 0);
  }
  throw new Error(`No row was found that the table ${shape.name} takes.`);
}

/** Values of columns that reference other rows. */
function referred({ name, columns, references }: TableShape, world: World): Row {
  const row: Row = {};
  const isNeeded = (column: string) =>
    world.isFull || columns.some((it) => it.name === column && it.isRequired);
  for (const reference of references) {
    const isOwn = reference.target === name;
    const target = (isOwn ? world.before : world.rows).get(reference.target);
    for (const [index, column] of reference.columns.entries()) {
      const value = target?.[reference.targetColumns[index] ?? ''];
      if (isNeeded(column) && value !== undefined) row[column] = value;
    }
  }
  return row;
}

/** The next combination of candidate values, like an odometer. */
function advance(names: string[], at: Map<string, number>, choices: Map<string, Value[]>): boolean {
  for (const name of names) {
    const next = (at.get(name) ?? 0) + 1;
    if (next < (choices.get(name)?.length ?? 0)) {
      at.set(name, next);
      return true;
    }
    at.set(name, 0);
  }
  return false;
}

/** @returns the check that rejects the row, or null once it is inserted */
async function insert(connection: Queryable, { name, columns }: TableShape, row: Row) {
  const used = columns.filter((column) => column.name in row);
  const names = used.map((column) => `"${column.name}"`).join(', ');
  const values = used.map(({ type }: Column, index) => `$${index + 1}::text::${type}`).join(', ');
  await connection.query('savepoint filling');
  try {
    await connection.query(
      `insert into "${name}" (${names}) values (${values})`,
      used.map((column) => row[column.name]),
    );
    return null;
  } catch (error) {
    if (!isCheck(error)) throw new Error(`The table ${name} takes no row.`, { cause: error });
    await connection.query('rollback to savepoint filling');
    return error.constraint;
  }
}

function isCheck(error: unknown): error is { constraint: string } {
  return error instanceof Error && 'code' in error && error.code === '23514';
}
