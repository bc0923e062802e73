import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { pushSubscriptions } from '../../../platform/db/schema/index.ts';
import type { PushDevice } from '../../../platform/push/push-sender.ts';

/** By which a device recognizes itself. The endpoint never leaves the server. */
const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

interface NewSubscription extends PushDevice {
  userId: string;
  sessionId: string;
  createdAt: Date;
}

/** Stores a device's subscription, or ties it to the current login. Other people's on the same device end. */
export async function saveSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { userId, sessionId, p256dh, auth, createdAt } = subscription;
  const endpointHash = hashOf(subscription.endpoint);
  await tx
    .delete(pushSubscriptions)
    .where(
      and(eq(pushSubscriptions.endpointHash, endpointHash), ne(pushSubscriptions.userId, userId)),
    );
  await tx
    .insert(pushSubscriptions)
    .values({ ...subscription, endpointHash })
    .onConflictDoUpdate({
      target: [pushSubscriptions.userId, pushSubscriptions.endpointHash],
      set: { sessionId, p256dh, auth, createdAt },
    });
}

/** Deletes a person's oldest subscriptions beyond a number. */
export async function deleteOldest(tx: Tx, userId: string, max: number): Promise<void> {
  const old = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(max);
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  await tx
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), inArray(pushSubscriptions.id, ids)));
}

/** A person's devices with push notices, newest first. */
export function listDevices(db: Db, userId: string) {
  return db
    .select({ id: pushSubscriptions.id, endpointHash: pushSubscriptions.endpointHash })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
}

interface Key {
  userId: string;
  id: string;
}

const byKey = ({ userId, id }: Key) =>
  and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id));

export async function findSubscription(db: Db, key: Key) {
  const [row] = await db.select().from(pushSubscriptions).where(byKey(key));
  return row ?? null;
}

/** Deletes a subscription with everything that waits for it. @returns false if there is none */
export async function deleteSubscription(db: Db, key: Key): Promise<boolean> {
  const deleted = await db
    .delete(pushSubscriptions)
    .where(byKey(key))
    .returning({ id: pushSubscriptions.id });
  return deleted.length > 0;
}
