import pg from 'pg';
import { fillPostgres } from '../platform/db/dump/fill-postgres.ts';
import { openEmbedded } from '../platform/db/embedded/open-embedded.ts';
import { OperatorError } from '../platform/db/embedded/operator-error.ts';
import { NO_TIMEOUTS } from '../platform/db/timeouts.ts';
import { openFileStore } from '../platform/storage/open-file-store.ts';
import type { Settings } from '../settings.ts';
import { isMain, runCommand } from './run-command.ts';

/**
 * `npm run db:move`: copies the embedded database into the empty PostgreSQL database of DATABASE_URL. Rows are copied
 * through a backup, which is compared with PostgreSQL table by table before committing. The embedded database doesn't
 * change. @returns the message to print
 */
export async function move(settings: Settings): Promise<string> {
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl) {
    const sentence = 'Set DATABASE_URL to the PostgreSQL database to move the data to.';
    throw new OperatorError('no_target', sentence);
  }
  const files = await openFileStore(settings);
  const embedded = await openEmbedded({ dataDir, files, create: false });
  const pool = new pg.Pool({ connectionString: databaseUrl, ...NO_TIMEOUTS });
  try {
    const { rows, tables } = await fillPostgres(pool, await embedded.backup());
    return `Moved ${rows} rows of ${tables} tables to PostgreSQL, and compared each table. Start the server with the same DATABASE_URL. The embedded database in ${dataDir} is as it was.`;
  } finally {
    await pool.end();
    await embedded.close();
  }
}

if (isMain(import.meta.url)) await runCommand(move);
