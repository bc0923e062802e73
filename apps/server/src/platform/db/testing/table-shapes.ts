import type { Queryable } from '../dump/queryable.ts';

/** A column as described by the database. Names are not quoted. */
export interface Column {
  name: string;
  type: string;
  isRequired: boolean;
}

export interface Check {
  name: string;
  columns: string[];
  definition: string;
}

export interface Reference {
  columns: string[];
  target: string;
  targetColumns: string[];
}

/** A table with its constraints. */
export interface TableShape {
  name: string;
  columns: Column[];
  checks: Check[];
  references: Reference[];
}

/** Every table of the schema `public`, referenced ones first. */
export async function readShapes(connection: Queryable): Promise<TableShape[]> {
  const { rows } = await connection.query(SHAPES);
  return inOrder(rows.map((row) => row.shape as TableShape));
}

function inOrder(shapes: TableShape[]): TableShape[] {
  const ordered: TableShape[] = [];
  const isThere = (name: string) => ordered.some((shape) => shape.name === name);
  while (ordered.length < shapes.length) {
    const next = shapes.find(
      ({ name, references }) =>
        !isThere(name) && references.every(({ target }) => target === name || isThere(target)),
    );
    if (!next) throw new Error('Some tables refer to each other in a circle.');
    ordered.push(next);
  }
  return ordered;
}

const NAMES_OF = (key: string, table: string) => `
  array(
    select a.attname::text from unnest(k.${key}) with ordinality as part(attnum, place)
    join pg_attribute a on a.attrelid = k.${table} and a.attnum = part.attnum order by part.place
  )`;

const SHAPES = `
  select json_build_object(
    'name', c.relname,
    'columns', (
      select json_agg(json_build_object('name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod), 'isRequired', a.attnotnull) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ),
    'checks', (
      select coalesce(json_agg(json_build_object('name', k.conname,
        'columns', ${NAMES_OF('conkey', 'conrelid')},
        'definition', pg_get_constraintdef(k.oid)) order by k.conname), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
    ),
    'references', (
      select coalesce(json_agg(json_build_object('columns', ${NAMES_OF('conkey', 'conrelid')},
        'target', (select t.relname from pg_class t where t.oid = k.confrelid),
        'targetColumns', ${NAMES_OF('confkey', 'confrelid')}) order by k.conname), '[]')
      from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
    )
  ) as shape
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname collate "C"`;
