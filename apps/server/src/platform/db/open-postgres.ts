import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ADVISORY_LOCKS } from './advisory-lock.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import type { Database } from './database.ts';

const POOL_SIZE = 10;

/**
 * Connects to PostgreSQL and brings its tables up to date. Processes that start at the same time
 * wait for one another, so that each migration runs once.
 */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', onIdleError);
  try {
    await migrateOnce(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle({ client: pool }),
    kind: 'postgres',
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

async function migrateOnce(pool: pg.Pool) {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A line that breaks fails the statement under way too: unheard, its own word would end the process.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    await bringUpToDate(drizzle({ client }), migrate);
  } finally {
    await client
      .query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrations])
      .catch(() => undefined);
    if (!broken) client.off('error', onError);
    client.release(broken);
  }
}
