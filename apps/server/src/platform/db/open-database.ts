import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Settings } from '../../settings.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Database } from './database.ts';
import { drizzleOnPglite } from './embedded/drizzle-on-pglite.ts';
import type { Log } from './embedded/log.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrateToCurrent } from './migrate-to-current.ts';
import { openPostgres } from './open-postgres.ts';

/**
 * Opens the configured database and migrates it.
 * @param files included in backups of the embedded database. Defaults to those in the data folder
 * @throws OperatorError, or PostgreSQL's own error, if it doesn't open
 */
export async function openDatabase(
  settings: Settings,
  log: Log,
  files?: FileStore,
): Promise<Database> {
  const { databaseUrl, databasePoolUrl, databaseTimeouts } = settings;
  if (databaseUrl === undefined) return openOwnDatabase(settings.dataDir, log, files);
  const onIdleError = (error: Error) =>
    log('error', `PostgreSQL has ended an idle connection: ${error.message}`);
  return openPostgres(databaseUrl, onIdleError, databaseTimeouts, databasePoolUrl);
}

async function openOwnDatabase(
  dataDir: string,
  log: Log,
  files: FileStore | undefined,
): Promise<Database> {
  const embedded = await openEmbedded({ dataDir, log, files });
  try {
    const db = drizzleOnPglite(embedded.pglite);
    await migrateToCurrent(db, migrate);
    return { db, kind: 'embedded', connections: () => ({}), close: () => embedded.close() };
  } catch (error) {
    await embedded.close();
    throw error;
  }
}
