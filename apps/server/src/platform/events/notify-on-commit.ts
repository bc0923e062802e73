import type { LiveEvent } from '@posedown/contract';
import type { Db, Tx } from '../db/database.ts';
import type { EventHub } from './event-hub.ts';

type Told = Parameters<EventHub['publish']>;

/** What each transaction that is under way has to tell once it holds. */
const underWay = new WeakMap<Db, Told[]>();
const published = new WeakSet<Db>();

/**
 * Publishes the events that `notifyOnCommit` queues inside a transaction of this database once it commits. Events of a
 * rolled-back transaction are dropped.
 */
export function publishOnCommit(db: Db, { publish }: Pick<EventHub, 'publish'>) {
  if (published.has(db)) return;
  published.add(db);
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const told: Told[] = [];
    const result = await begin((tx) => {
      underWay.set(tx, told);
      return work(tx);
    }, config);
    for (const [to, event] of told) publish(to, event);
    return result;
  };
}

/**
 * Tells these people of a change once its transaction has been committed. For what is changed deep
 * inside a transaction, where whoever began it need not know; outside of one nobody hears of it.
 */
export function notifyOnCommit(tx: Tx, to: readonly (string | null)[], event: LiveEvent) {
  underWay.get(tx)?.push([to, event]);
}
