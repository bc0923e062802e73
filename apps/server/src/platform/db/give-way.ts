import { sql } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import { isHeldByOthers } from './failure.ts';

/** Below the second after which PostgreSQL picks one of those who wait in a circle. */
const PATIENCE_MS = 500;
const MAX_TRIES = 6;

/**
 * Runs a transaction that locks rows in another order than concurrent ones. On a conflict it releases its rows and
 * retries, so others' work isn't aborted. `work` must have no effects outside its transaction.
 */
export async function giveWay<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = ${PATIENCE_MS}`));
        return work(tx);
      });
    } catch (error) {
      if (tries === MAX_TRIES || !isHeldByOthers(error)) throw error;
    }
  }
}
