import { createQueue } from '../limits/queue.ts';
import type { Db } from './database.ts';

/** Three of each of a hundred people. */
const MAX_WAITING = 300;

/**
 * Limits concurrent transactions. Without this, many writes would take every connection ahead of reads such as the
 * health check.
 */
export function boundTransactions<Bounded extends Db>(db: Bounded, running: number): Bounded {
  const queue = createQueue({
    name: 'transactions',
    running,
    waiting: MAX_WAITING,
    refusal: 'Posedown is very busy right now. Please try again in a moment.',
  });
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => queue.run(() => begin(work, config));
  return db;
}
