import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

async function runQuery(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;
}

/** Names of columns that reference a person. */
const NAMES = ['user_id', 'athlete_id', 'client_id', 'coach_id', 'actor_id', 'subject_id'];

/**
 * Tables with data about people, read from the database catalog: tables with direct or indirect
 * foreign keys to people, and tables with one of these columns.
 */
export async function tablesAboutPeople(db: Db): Promise<string[]> {
  const rows = await runQuery(
    db,
    sql`with recursive about(oid) as (
        select 'public.users'::regclass::oid
        union
        select k.conrelid from pg_constraint k join about on k.confrelid = about.oid
        where k.contype = 'f'
      )
      select relname::text as name from pg_class where oid in (select oid from about)
      union
      select table_name::text from information_schema.columns
      where table_schema = 'public' and column_name in (${sql.join(
        NAMES.map((name) => sql`${name}`),
        sql`, `,
      )})
      order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

/** Columns that contain a text, with the number of matching rows. */
export async function findColumnsWith(db: Db, text: string): Promise<Record<string, number>> {
  const columns = await runQuery(
    db,
    sql`select table_name::text as "table", column_name::text as "column"
      from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  const places: Record<string, number> = {};
  for (const { table, column } of columns) {
    const [row] = await runQuery(
      db,
      sql`select count(*)::int as count from ${sql.identifier(String(table))}
        where ${sql.identifier(String(column))}::text ilike ${`%${text}%`}`,
    );
    if (Number(row?.count) > 0) places[`${table}.${column}`] = Number(row?.count);
  }
  return places;
}

export async function tablesWith(db: Db, text: string): Promise<string[]> {
  const tables = Object.keys(await findColumnsWith(db, text)).map(
    (place) => place.split('.', 1)[0] ?? '',
  );
  return [...new Set(tables)].sort();
}
