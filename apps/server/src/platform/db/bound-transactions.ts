import { createQueue } from '../limits/queue.ts';
import type { Db } from './database.ts';

/** Three of each of a hundred people. */
const MOST_WAITING = 300;

/**
 * Lets so many transactions run at once, and others wait. Without this, many people's writes at once would wait for
 * connections ahead of every read: of the query that asks whether the database is well, and of each in a page.
 */
export function boundTransactions<Bounded extends Db>(db: Bounded, running: number): Bounded {
  const queue = createQueue({
    name: 'transactions',
    running,
    waiting: MOST_WAITING,
    refusal: 'Posedown is very busy right now. Please try again in a moment.',
  });
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => queue.run(() => begin(work, config));
  return db;
}
