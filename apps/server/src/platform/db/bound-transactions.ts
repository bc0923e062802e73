import { createQueue } from '../limits/queue.ts';
import type { Db } from './database.ts';

/** Three per person for a hundred people. */
const MAX_WAITING = 300;

/**
 * Limits concurrent transactions. Otherwise, many writes would take all connections from reads such as the health
 * check.
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
