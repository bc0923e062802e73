import { readdirSync } from 'node:fs';
import type { Db } from './database.ts';
import { finishEarlierMigrations, namesSeen } from './finish-earlier-migrations.ts';
import { MIGRATIONS_FOLDER } from './migrate.ts';

type Migrate<Of extends Db> = (db: Of, config: { migrationsFolder: string }) => Promise<unknown>;

/** Migrates a database to this version with its driver's migrator. On most starts this is a single check. */
export async function bringUpToDate<Of extends Db>(db: Of, migrate: Migrate<Of>): Promise<void> {
  const shown = new Set(await namesSeen(db));
  if (readdirSync(MIGRATIONS_FOLDER).every((name) => shown.has(name))) return;
  await finishEarlierMigrations(db);
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
}
