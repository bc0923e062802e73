import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

async function ask(db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return ((await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;
}

/** Column names that refer to a person. */
const NAMES = ['user_id', 'athlete_id', 'client_id', 'coach_id', 'actor_id', 'subject_id'];

/**
 * Tables with data about people, from the catalog: those whose foreign keys lead to people, directly or not, and those
 * with such a column.
 */
export async function tablesAboutPeople(db: Db): Promise<string[]> {
  const rows = await ask(
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

/** Columns that contain a text, with the number of rows. */
export async function placesOf(db: Db, text: string): Promise<Record<string, number>> {
  const columns = await ask(
    db,
    sql`select table_name::text as "table", column_name::text as "column"
      from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  const places: Record<string, number> = {};
  for (const { table, column } of columns) {
    const [row] = await ask(
      db,
      sql`select count(*)::int as count from ${sql.identifier(String(table))}
        where ${sql.identifier(String(column))}::text ilike ${`%${text}%`}`,
    );
    if (Number(row?.count) > 0) places[`${table}.${column}`] = Number(row?.count);
  }
  return places;
}

export async function tablesWith(db: Db, text: string): Promise<string[]> {
  const tables = Object.keys(await placesOf(db, text)).map((place) => place.split('.', 1)[0] ?? '');
  return [...new Set(tables)].sort();
}
