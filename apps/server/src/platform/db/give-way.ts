import { sql } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import { isHeldByOthers } from './failure.ts';

/** Below the second after which PostgreSQL picks one of those who wait in a circle. */
const PATIENCE_MS = 500;
const MOST_TRIES = 6;

/**
 * Runs a transaction that takes rows in another order than those it may meet. Whoever holds a row that
 * it needs comes first: it lets go of its own rows and begins again, so that nobody else's work is
 * given up. `work` does nothing outside of its transaction.
 */
export async function giveWay<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local lock_timeout = ${PATIENCE_MS}`));
        return work(tx);
      });
    } catch (error) {
      if (tries === MOST_TRIES || !isHeldByOthers(error)) throw error;
    }
  }
}
