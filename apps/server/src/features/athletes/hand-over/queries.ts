import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { coachAlerts, messages, messageThreads } from '../../../platform/db/schema/index.ts';

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
