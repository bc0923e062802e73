import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './database.ts';
import { MIGRATIONS_FOLDER } from './migrate.ts';

/** Names under which some databases ran migrations before these were renumbered or merged, with their statements. */
const EARLIER_NAMES: Record<string, Record<string, RegExp>> = {
  '20261121122814_posing_photos_peak_week': {
    '20261121120624_posing_routine_and_version': /"pose_practice_sessions/,
    '20261121114941_photos': /"photos/,
    '20261121120942_photos': /"photos/,
    '20261121120311_peak-week': /"peak_week_/,
  },
  '20261121124220_invitations_notes_and_profile_versions': {
    '20261121122523_invitations_notes_and_profile_versions': /./,
  },
  '20261121153234_check_ins': { '20261121145824_check_ins': /./ },
};

/** The statements of a migration under an earlier name, or null if it had none. */
export function statementsUnder(earlierName: string): string[] | null {
  for (const { sql: statements, name = '' } of readMigrations()) {
    const its = EARLIER_NAMES[name]?.[earlierName];
    if (its) return statements.filter((statement) => its.test(statement));
  }
  return null;
}

const readMigrations = () => readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });

/**
 * Completes a migration that a database ran under an earlier name by running its missing statements. Call it before
 * the migrations run.
 */
export async function finishEarlierMigrations(db: Db): Promise<void> {
  const shown = await appliedNames(db);
  for (const migration of readMigrations()) {
    const { hash, folderMillis, name = '' } = migration;
    const earlier = Object.entries(EARLIER_NAMES[name] ?? {}).filter(([it]) => shown.includes(it));
    if (earlier.length === 0) continue;
    await db.transaction(async (tx) => {
      for (const statement of migration.sql) {
        const isDone = earlier.some(([, its]) => its.test(statement));
        if (!isDone) await tx.execute(sql.raw(statement));
      }
      for (const [it] of earlier) {
        await tx.execute(sql`delete from drizzle.__drizzle_migrations where name = ${it}`);
      }
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at, name)
          values (${hash}, ${folderMillis}, ${name})`,
      );
    });
  }
}

/** The names of the migrations that have run in a database. */
export async function appliedNames(db: Db): Promise<string[]> {
  const table = await rowsOf<{ name: string | null }>(
    db,
    `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (table[0]?.name == null) return [];
  const rows = await rowsOf<{ name: string }>(
    db,
    'select name from drizzle.__drizzle_migrations where name is not null',
  );
  return rows.map(({ name }) => name);
}

/** Both drivers return the rows in this field. */
async function rowsOf<Row>(db: Db, statement: string): Promise<Row[]> {
  return ((await db.execute(sql.raw(statement))) as unknown as { rows: Row[] }).rows;
}
