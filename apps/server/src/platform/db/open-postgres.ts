import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseTimeouts } from '../../settings.ts';
import { ADVISORY_LOCKS } from './advisory-lock.ts';
import { boundTransactions } from './bound-transactions.ts';
import type { Database } from './database.ts';
import { migrateToCurrent } from './migrate-to-current.ts';
import { namingClient, unnamedClient } from './name-statements.ts';
import { requirePrimary } from './require-primary.ts';
import { NO_TIMEOUTS, timeoutConfig } from './timeouts.ts';

const TRANSACTIONS = 10;
/** The pool for reads outside transactions. */
const OTHER_QUERIES = 4;
const CONNECT_WITHIN_MS = 10_000;

/**
 * Connects to PostgreSQL and migrates it. Processes starting together wait for each other, so each migration runs once.
 * @param poolUrl a connection pooler in transaction mode. It sets the timeouts itself, as transactions of different
 * clients share its connections.
 */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  timeouts: DatabaseTimeouts,
  poolUrl?: string,
): Promise<Database> {
  await migrateOnce(url);
  const pool = new pg.Pool({
    ...(poolUrl
      ? { Client: unnamedClient(), connectionString: poolUrl }
      : { Client: namingClient(), connectionString: url, ...timeoutConfig(timeouts) }),
    max: TRANSACTIONS + OTHER_QUERIES,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    onConnect: requirePrimary,
  });
  pool.on('error', onIdleError);
  return {
    db: boundTransactions(drizzle({ client: pool }), TRANSACTIONS),
    kind: 'postgres',
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      awaited: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}

/** On a separate connection, because it may take longer than any request may. */
async function migrateOnce(url: string) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    ...NO_TIMEOUTS,
  });
  // The running statement fails if the connection breaks. Without a listener, the event would crash the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    await migrateToCurrent(drizzle({ client }), migrate);
  } finally {
    // Ending the connection releases the lock.
    await client.end().catch(() => undefined);
  }
}
