import { readdirSync } from 'node:fs';
import type { Db } from './database.ts';
import { finishEarlierMigrations, namesSeen } from './finish-earlier-migrations.ts';
import { MIGRATIONS_FOLDER } from './migrate.ts';

type Migrate<Of extends Db> = (db: Of, config: { migrationsFolder: string }) => Promise<unknown>;

/**
 * Brings a database's tables to what this version knows, with the migrator of its driver. Most starts
 * find that every migration has run, at the price of one look.
 */
export async function bringUpToDate<Of extends Db>(db: Of, migrate: Migrate<Of>): Promise<void> {
  const seen = new Set(await namesSeen(db));
  if (readdirSync(MIGRATIONS_FOLDER).every((name) => seen.has(name))) return;
  await finishEarlierMigrations(db);
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
}
