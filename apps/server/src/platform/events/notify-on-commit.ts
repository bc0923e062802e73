import type { LiveEvent } from '@posedown/contract';
import type { Db } from '../db/database.ts';
import type { EventHub } from './event-hub.ts';

type Told = Parameters<EventHub['publish']>;

/** What each transaction that is under way has to tell once it holds. */
const underWay = new WeakMap<Db, Told[]>();
const published = new WeakSet<Db>();

/**
 * From now on, what is said by `notifyOnCommit` inside a transaction of this database is published as
 * soon as that transaction has been committed, and never when it is rolled back.
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
export function notifyOnCommit(tx: Db, to: readonly (string | null)[], event: LiveEvent) {
  underWay.get(tx)?.push([to, event]);
}
