import type { Queryable } from '../dump/queryable.ts';

/**
 * A database's tables as text: columns, constraints, indexes and migrations. Equal texts accept and reject the same
 * rows.
 */
export async function describeSchema(connection: Queryable): Promise<string[]> {
  const lines: string[] = [];
  for (const statement of [COLUMNS, CONSTRAINTS, INDEXES, MIGRATIONS]) {
    const { rows } = await connection.query(statement);
    lines.push(...rows.map((row) => String(row.line)));
  }
  return lines;
}

const COLUMNS = `
  select format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'required' end, pg_get_expr(d.adbin, d.adrelid)) as line
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
    and not a.attisdropped
  order by c.relname collate "C", a.attname collate "C"`;

/** Marks constraints that weren't validated on existing rows. */
const CONSTRAINTS = `
  select format('%s %s %s %s', c.relname, k.conname, pg_get_constraintdef(k.oid),
    case when k.convalidated then 'valid' else 'not valid' end) as line
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'f', 'p', 'u')
  order by c.relname collate "C", k.conname collate "C"`;

const INDEXES = `
  select format('%s %s', pg_get_indexdef(i.indexrelid),
    case when i.indisvalid then 'valid' else 'not valid' end) as line
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace
  order by pg_get_indexdef(i.indexrelid) collate "C"`;

const MIGRATIONS = `
  select 'migration ' || name as line from drizzle.__drizzle_migrations order by id`;
