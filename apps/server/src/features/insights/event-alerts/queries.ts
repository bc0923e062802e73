import { and, desc, eq, gt } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { coachAlertEvents, coachAlerts } from '../../../platform/db/schema/index.ts';
import type { StoredAlert } from '../queries.ts';

type Event = typeof coachAlertEvents.$inferInsert;

/** Records that an event was reported. @returns whether it is the first time */
export async function insertEvent(tx: Tx, event: Event): Promise<boolean> {
  const stored = await tx
    .insert(coachAlertEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ basis: coachAlertEvents.basis });
  return stored.length > 0;
}

interface Kind {
  clientId: string;
  coachId: string;
  type: string;
  subject: string;
}

/** The newest open alert of a kind that was raised after an instant. */
export async function findOpenOf(tx: Tx, kind: Kind, after: Date): Promise<StoredAlert | null> {
  const [found] = await tx
    .select()
    .from(coachAlerts)
    .where(
      and(
        eq(coachAlerts.clientId, kind.clientId),
        eq(coachAlerts.coachId, kind.coachId),
        eq(coachAlerts.type, kind.type),
        eq(coachAlerts.subject, kind.subject),
        eq(coachAlerts.resolved, false),
        gt(coachAlerts.createdAt, after),
      ),
    )
    .orderBy(desc(coachAlerts.id))
    .limit(1);
  return found ?? null;
}
