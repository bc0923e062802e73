import { sql } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import { isLockConflict } from './failure.ts';

/** Below the one second after which PostgreSQL aborts a transaction in a deadlock. */
const PATIENCE_MS = 500;
const MAX_TRIES = 6;

/**
 * Runs a transaction that locks rows in a different order than concurrent ones. On a conflict it releases its locks
 * and retries, so that the others aren't aborted. `work` must have no effects outside its transaction.
 */
export async function retryOnLockConflict<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = ${PATIENCE_MS}`));
        return work(tx);
      });
    } catch (error) {
      if (tries === MAX_TRIES || !isLockConflict(error)) throw error;
    }
  }
}
