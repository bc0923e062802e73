import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { DatabaseTimeouts } from '../../settings.ts';
import type { Tx } from './database.ts';

/** Limits for statements, lock waits and open transactions in PostgreSQL. */
export function timeoutConfig(timeouts: DatabaseTimeouts): pg.ClientConfig {
  return {
    statement_timeout: timeouts.statementMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
  };
}

/** No limits, for migrations, backups, restores and moves, which depend on the data's size. */
export const NO_TIMEOUTS: pg.ClientConfig = {
  options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
};

/** Lifts the timeouts until the end of this transaction, for one long job among ordinary requests. */
export async function liftTimeouts(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}
