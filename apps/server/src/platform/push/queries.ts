import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { installation } from '../db/schema/index.ts';
import { createPushKeys, type PushKeys } from './vapid.ts';

const KEY = 'push_keys';

/**
 * The keys of this installation, created at its first start, so that later calls only read. In the database, because
 * all processes must use the same, and because subscriptions are tied to them. Concurrent calls agree on the first.
 */
export async function ensurePushKeys(db: Db): Promise<PushKeys> {
  const stored = await findPushKeys(db);
  if (stored) return stored;
  const value = JSON.stringify(createPushKeys());
  await db.insert(installation).values({ key: KEY, value }).onConflictDoNothing();
  const keys = await findPushKeys(db);
  if (!keys) throw new Error('the push keys were not stored');
  return keys;
}

async function findPushKeys(db: Db): Promise<PushKeys | null> {
  const [row] = await db.select().from(installation).where(eq(installation.key, KEY));
  return row ? JSON.parse(row.value) : null;
}
