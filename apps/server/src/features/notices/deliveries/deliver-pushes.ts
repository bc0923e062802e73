import { inLanes } from '../../../platform/in-lanes.ts';
import { ensurePushKeys } from '../../../platform/push/queries.ts';
import type { PushKeys } from '../../../platform/push/vapid.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteSubscription } from '../devices/queries.ts';
import { isSendable, msLeft, nextAttempt } from './is-sendable.ts';
import { noticePush } from './notice-push.ts';
import {
  claimDelivery,
  type DueDelivery,
  deleteDelivery,
  hasDueDelivery,
  listDueDeliveries,
  postponeDelivery,
} from './queries.ts';

type Deps = Pick<Services, 'db' | 'now' | 'push' | 'background'>;

const BATCH = 50;
/** A slow push service delays the others less. A crash interrupts this many at most. */
const LANES = 4;

interface Run {
  keys: PushKeys;
  /** Push services that couldn't be reached. They aren't tried again in this run. */
  unreachable: Set<string>;
}

/** Sends the push notices that are due. */
export async function deliverPushes(services: Deps, isStopping = () => false): Promise<void> {
  const { db, now } = services;
  if (!(await hasDueDelivery(db, 'push', now()))) return;
  const run: Run = { keys: await ensurePushKeys(db), unreachable: new Set() };
  while (await hasDueDelivery(db, 'push', now())) {
    const due = await listDueDeliveries(db, { channel: 'push', now: now(), limit: BATCH });
    await inLanes(untilStopped(due, isStopping), LANES, (delivery) =>
      deliver(services, delivery, run),
    );
    if (isStopping()) return;
  }
}

async function* untilStopped(due: readonly DueDelivery[], isStopping: () => boolean) {
  for (const delivery of due) {
    if (isStopping()) return;
    yield delivery;
  }
}

async function deliver(services: Deps, delivery: DueDelivery, { keys, unreachable }: Run) {
  const { db, now, push, background } = services;
  const { device, userId, subscriptionId, attempts } = delivery;
  if (!(await isSendable(services, delivery)) || !device || !subscriptionId) return;
  const { hostname } = new URL(device.endpoint);
  if (unreachable.has(hostname)) {
    return postponeDelivery(db, delivery, nextAttempt(attempts, now()));
  }
  if (!(await claimDelivery(db, delivery, now()))) return;
  const ttlSeconds = Math.ceil(msLeft(delivery, now()) / 1000);
  const result = await push.send(device, noticePush(delivery, ttlSeconds), keys);
  if ('reason' in result) {
    background.report('push notices', new Error(`A push notice was not sent: ${result.reason}`));
  }
  if (result.status === 'delayed') {
    if (result.isUnreachable) unreachable.add(hostname);
    return postponeDelivery(db, delivery, laterOf(nextAttempt(attempts, now()), result, now()));
  }
  // Deletes what waits for the device too.
  if (result.status === 'gone') await deleteSubscription(db, { userId, id: subscriptionId });
  else await deleteDelivery(db, delivery);
}

function laterOf(usual: Date, { retryAfterMs }: { retryAfterMs: number }, now: Date): Date {
  return new Date(Math.max(usual.getTime(), now.getTime() + retryAfterMs));
}
