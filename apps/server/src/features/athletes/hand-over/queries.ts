import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import {
  coachAlerts,
  credentials,
  messages,
  messageThreads,
  rosterEntries,
  users,
} from '../../../platform/db/schema/index.ts';

interface Change {
  athleteId: string;
  fromId: string;
  toId: string;
}

const READ_WHERE_RESOLVED = sql`${coachAlerts.read} and ${coachAlerts.resolved}`;

/** Whether somebody can sign in: who never has reads no alert. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ userId: credentials.userId })
    .from(credentials)
    .where(eq(credentials.userId, userId));
  return found !== undefined;
}

/**
 * Puts what is known about an athlete before their new coach: the thread, what is unread in it, and alerts, of
 * which the open ones are news to them.
 */
export async function moveOpenMatters(tx: Tx, { athleteId, fromId, toId }: Change) {
  await tx
    .update(messageThreads)
    .set({ coachId: toId })
    .where(eq(messageThreads.athleteId, athleteId));
  await tx
    .update(messages)
    .set({ toUserId: toId })
    .where(
      and(
        eq(messages.athleteId, athleteId),
        eq(messages.toUserId, fromId),
        eq(messages.read, false),
      ),
    );
  await tx
    .update(coachAlerts)
    .set({ coachId: toId, read: READ_WHERE_RESOLVED })
    .where(eq(coachAlerts.clientId, athleteId));
}

/**
 * Puts every athlete of a coach, and what lies open about them, before another one.
 * @returns the athletes' ids
 */
export async function moveAthletesOf(tx: Tx, fromId: string, toId: string): Promise<string[]> {
  const moved = await tx
    .update(users)
    .set({ coachId: toId })
    .where(eq(users.coachId, fromId))
    .returning({ id: users.id });
  await tx
    .update(rosterEntries)
    .set({ coachId: toId, version: sql`gen_random_uuid()` })
    .where(eq(rosterEntries.coachId, fromId));
  await tx.update(messageThreads).set({ coachId: toId }).where(eq(messageThreads.coachId, fromId));
  await tx
    .update(messages)
    .set({ toUserId: toId })
    .where(and(eq(messages.toUserId, fromId), eq(messages.read, false)));
  await tx
    .update(coachAlerts)
    .set({ coachId: toId, read: READ_WHERE_RESOLVED })
    .where(eq(coachAlerts.coachId, fromId));
  return moved.map(({ id }) => id);
}
