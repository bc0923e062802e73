import { readdirSync } from 'node:fs';
import type { Db } from './database.ts';
import { appliedNames, finishEarlierMigrations } from './finish-earlier-migrations.ts';
import { MIGRATIONS_FOLDER } from './migrate.ts';

type Migrate<Of extends Db> = (db: Of, config: { migrationsFolder: string }) => Promise<unknown>;

/** Migrates a database to this version with its driver's migrator. Most starts need only one check. */
export async function migrateToCurrent<Of extends Db>(db: Of, migrate: Migrate<Of>): Promise<void> {
  const shown = new Set(await appliedNames(db));
  if (readdirSync(MIGRATIONS_FOLDER).every((name) => shown.has(name))) return;
  await finishEarlierMigrations(db);
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
}
