import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type pg from 'pg';
import { OperatorError } from '../embedded/operator-error.ts';
import { statementsUnder } from '../finish-earlier-migrations.ts';
import { MIGRATIONS_FOLDER } from '../migrate.ts';

/** A migration in drizzle-kit's format. */
const FILE = 'migration.sql';
const BETWEEN_STATEMENTS = '--> statement-breakpoint\n';

/**
 * Migrates an older dump into the embedded database: loads it into the tables of its version, then runs the later
 * migrations.
 */
export async function migratePgliteTo(pglite: PGlite, names: string[]): Promise<void> {
  await withMigrations(names, (migrationsFolder) =>
    migratePglite(drizzlePglite({ client: pglite }), { migrationsFolder }),
  );
}

/** Migrates an older dump into PostgreSQL. */
export async function migratePoolTo(pool: pg.Pool, names: string[]): Promise<void> {
  await withMigrations(names, (migrationsFolder) =>
    migratePg(drizzlePg({ client: pool }), { migrationsFolder }),
  );
}

async function withMigrations(names: string[], apply: (folder: string) => Promise<unknown>) {
  const folder = mkdtempSync(join(tmpdir(), 'posedown-migrations-'));
  try {
    for (const name of names) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, FILE), sqlOf(name));
    }
    await apply(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The statements of a migration, by its current or an earlier name. */
function sqlOf(name: string): string {
  const file = join(MIGRATIONS_FOLDER, name, FILE);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const statements = statementsUnder(name);
  if (!statements) throw newerBackup(name);
  return statements.join(BETWEEN_STATEMENTS);
}

function newerBackup(name: string): OperatorError {
  return new OperatorError(
    'wrong_version',
    `The backup was made by a newer version of Posedown (it knows the migration ${name}); install that version first.`,
  );
}
