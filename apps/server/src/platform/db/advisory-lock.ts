import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { liftTimeouts } from './timeouts.ts';

/**
 * Locks for work that only one process may do at a time. The numbers are arbitrary but must be the same in every
 * process.
 */
export const ADVISORY_LOCKS = { migrations: 7_667_001, demoData: 7_667_002 } as const;

/**
 * Waits until no other process does this work, and blocks others until the transaction ends. No connection timeout
 * cuts the wait short.
 */
export async function lockForTransaction(tx: Tx, work: keyof typeof ADVISORY_LOCKS) {
  await liftTimeouts(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS[work]}::bigint)`);
}
