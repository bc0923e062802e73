import type { LiveEvent } from '@posedown/contract';
import type { Db, Tx } from '../db/database.ts';
import type { EventHub } from './event-hub.ts';

type QueuedEvent = Parameters<EventHub['publish']>;

/** Events queued by each open transaction. */
const queues = new WeakMap<Db, QueuedEvent[]>();
const published = new WeakSet<Db>();

/**
 * Publishes events queued by `notifyOnCommit` once a transaction of this database commits. Events of a rolled-back
 * transaction are dropped.
 */
export function publishOnCommit(db: Db, { publish }: Pick<EventHub, 'publish'>) {
  if (published.has(db)) return;
  published.add(db);
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const reported: QueuedEvent[] = [];
    const result = await begin((tx) => {
      queues.set(tx, reported);
      return work(tx);
    }, config);
    for (const [to, event] of reported) publish(to, event);
    return result;
  };
}

/**
 * Notifies people after the transaction commits, for changes deep inside a transaction. Does
 * nothing outside a transaction.
 */
export function notifyOnCommit(tx: Tx, to: readonly (string | null)[], event: LiveEvent) {
  queues.get(tx)?.push([to, event]);
}
