import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import {
  coachAlerts,
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

/** Puts what lies open about an athlete before their new coach: the thread, what waits in it, alerts. */
export async function moveOpenMatters(tx: Db, { athleteId, fromId, toId }: Change) {
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
    .set({ coachId: toId, read: false })
    .where(and(eq(coachAlerts.clientId, athleteId), eq(coachAlerts.resolved, false)));
}

/**
 * Puts every athlete of a coach, and what lies open about them, before another one.
 * @returns the athletes' ids
 */
export async function moveAthletesOf(tx: Db, fromId: string, toId: string): Promise<string[]> {
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
    .set({ coachId: toId, read: false })
    .where(and(eq(coachAlerts.coachId, fromId), eq(coachAlerts.resolved, false)));
  return moved.map(({ id }) => id);
}
