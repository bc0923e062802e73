import type { Queryable } from './queryable.ts';

/** A table as described by the database. Names are quoted where necessary. */
export interface Table {
  name: string;
  columns: string[];
  /** The columns whose text may contain characters that COPY escapes. */
  escaped: string[];
  /** An ORDER BY list that produces the same order on every server, regardless of collation. */
  order: string;
}

/** A foreign key with the statement to recreate it. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Tables of the schema `public`, by name. Migrations are recorded in another schema. */
export async function listTables(connection: Queryable): Promise<Table[]> {
  const { rows } = await connection.query(TABLES);
  return rows.map((row) => ({
    name: String(row.name),
    columns: strings(row.columns),
    escaped: strings(row.escaped),
    order: strings(row.key).join(', ') || 'dump_line collate "C"',
  }));
}

/** All foreign keys between tables of the schema `public`. */
export async function listForeignKeys(connection: Queryable): Promise<ForeignKey[]> {
  const { rows } = await connection.query(FOREIGN_KEYS);
  return rows.map((row) => ({
    table: String(row.table),
    name: String(row.name),
    definition: String(row.definition),
  }));
}

/** An index or key, with the statements to remove and recreate it. */
export interface Index {
  drop: string;
  create: string;
}

/** A table's keys and indexes. Foreign keys to it must be dropped first. */
export async function listIndexes(connection: Queryable, table: string): Promise<Index[]> {
  const { rows } = await connection.query(INDEXES, [table]);
  return rows.map((row) => ({ drop: String(row.drop), create: String(row.create) }));
}

/** Names of applied migrations, oldest first. Empty for an empty database. */
export async function listMigrations(connection: Queryable): Promise<string[]> {
  const table = await connection.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!table.rows[0]?.there) return [];
  const { rows } = await connection.query(
    'select name from drizzle.__drizzle_migrations order by name',
  );
  return rows.map((row) => String(row.name));
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Skips generated columns, which the database computes. Text keys are ordered byte by byte. */
const TABLES = `
  select quote_ident(c.relname) as name,
    array(
      select quote_ident(a.attname)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      order by a.attnum
    ) as columns,
    array(
      select quote_ident(a.attname)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.atttypid not in ('uuid'::regtype, 'boolean'::regtype, 'smallint'::regtype, 'integer'::regtype,
          'bigint'::regtype, 'real'::regtype, 'double precision'::regtype, 'date'::regtype,
          'timestamp with time zone'::regtype)
    ) as escaped,
    array(
      select quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
      from pg_index i, unnest(i.indkey) with ordinality as key(attnum, position), pg_attribute a
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = key.attnum
      order by key.position
    ) as key
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname collate "C"`;

const INDEXES = `
  select
    case when k.oid is null then format('drop index %s', i.indexrelid::regclass)
      else format('alter table %s drop constraint %I', i.indrelid::regclass, k.conname) end as drop,
    case when k.oid is null then pg_get_indexdef(i.indexrelid)
      else format('alter table %s add constraint %I %s', i.indrelid::regclass, k.conname,
        pg_get_constraintdef(k.oid)) end as create
  from pg_index i
  left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x')
  where i.indrelid = $1::regclass
  order by i.indexrelid`;

const FOREIGN_KEYS = `
  select quote_ident(c.relname) as table, quote_ident(k.conname) as name,
    pg_get_constraintdef(k.oid) as definition
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  where k.contype = 'f' and k.conparentid = 0 and c.relnamespace = 'public'::regnamespace
  order by c.relname collate "C", k.conname collate "C"`;
