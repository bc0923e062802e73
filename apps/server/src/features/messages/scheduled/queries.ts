import { and, asc, count, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../../platform/db/database.ts';
import { scheduledMessages, users } from '../../../platform/db/schema/index.ts';

export type StoredScheduled = typeof scheduledMessages.$inferSelect;

/** A scheduled message with the name of its athlete. Null for a former athlete, whom the coach no longer sees. */
export interface NamedScheduled {
  scheduled: StoredScheduled;
  name: string | null;
}

export interface ScheduledKey {
  athleteId: string;
  coachId: string;
  scheduledId: string;
}

/** The class of the advisory locks, the second number being the coach. */
const LOCK_CLASS = 7_667_006;

/** Lets additions to a coach's scheduled messages run one after another until the transaction ends, so that limits hold. */
export async function lockScheduledOf(tx: Tx, coachId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${LOCK_CLASS}::int, hashtext(${coachId}::text))`,
  );
}

const isKey = ({ athleteId, coachId, scheduledId }: ScheduledKey) =>
  and(
    eq(scheduledMessages.athleteId, athleteId),
    eq(scheduledMessages.id, scheduledId),
    eq(scheduledMessages.coachId, coachId),
  );

const isListed = isNull(scheduledMessages.deletedAt);

const selectNamed = (db: Db) =>
  db
    .select({ scheduled: scheduledMessages, name: users.name })
    .from(scheduledMessages)
    .leftJoin(
      users,
      and(eq(users.id, scheduledMessages.athleteId), eq(users.coachId, scheduledMessages.coachId)),
    );

export interface ScheduledFilter {
  coachId: string;
  athleteId: string | undefined;
}

const matches = ({ coachId, athleteId }: ScheduledFilter) =>
  and(
    eq(scheduledMessages.coachId, coachId),
    athleteId ? eq(scheduledMessages.athleteId, athleteId) : undefined,
    isListed,
  );

/** A coach's scheduled messages by time. */
export function listScheduled(
  db: Db,
  filter: ScheduledFilter,
  { limit, after }: { limit: number; after: { at: Date; id: string } | null },
): Promise<NamedScheduled[]> {
  const { sendAt, id } = scheduledMessages;
  const isAfter: SQL | undefined = after
    ? sql`(${sendAt}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return selectNamed(db)
    .where(and(matches(filter), isAfter))
    .orderBy(asc(sendAt), asc(id))
    .limit(limit);
}

/** How many of a coach's messages wait, and how many can't be sent without the coach. */
export async function countScheduled(db: Db, filter: ScheduledFilter) {
  const isStuck = sql`(${scheduledMessages.problem} is not null or ${users.id} is null)`;
  const [counts] = await db
    .select({
      waiting: sql<number>`(count(*) filter (where not ${isStuck}))::int`,
      notSent: sql<number>`(count(*) filter (where ${isStuck}))::int`,
    })
    .from(scheduledMessages)
    .leftJoin(
      users,
      and(eq(users.id, scheduledMessages.athleteId), eq(users.coachId, scheduledMessages.coachId)),
    )
    .where(matches(filter));
  return counts ?? { waiting: 0, notSent: 0 };
}

/** The number of a coach's scheduled messages, to one athlete or to all. */
export async function countListed(db: Db, filter: ScheduledFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(scheduledMessages).where(matches(filter));
  return row?.total ?? 0;
}

export async function findScheduled(db: Db, key: ScheduledKey): Promise<NamedScheduled | null> {
  const [found] = await selectNamed(db).where(and(isKey(key), isListed));
  return found ?? null;
}

/** Whether a write failed because this message was already scheduled. */
export const isDuplicateScheduled = (error: unknown) =>
  brokenConstraint(error) === 'scheduled_messages_request_key_key';

export async function findScheduledByKey(
  db: Db,
  { athleteId, coachId }: Pick<ScheduledKey, 'athleteId' | 'coachId'>,
  requestKey: string,
): Promise<NamedScheduled | null> {
  const [found] = await selectNamed(db).where(
    and(
      eq(scheduledMessages.athleteId, athleteId),
      eq(scheduledMessages.coachId, coachId),
      eq(scheduledMessages.requestKey, requestKey),
    ),
  );
  return found ?? null;
}

/** Locks one message until the transaction ends, also a canceled one. */
export async function lockScheduled(tx: Tx, key: ScheduledKey): Promise<StoredScheduled | null> {
  const [found] = await tx.select().from(scheduledMessages).where(isKey(key)).for('update');
  return found ?? null;
}

export async function insertScheduled(
  tx: Tx,
  message: typeof scheduledMessages.$inferInsert,
): Promise<string> {
  const [stored] = await tx
    .insert(scheduledMessages)
    .values(message)
    .returning({ id: scheduledMessages.id });
  if (!stored) throw new Error('the scheduled message was not stored');
  return stored.id;
}

export async function updateScheduled(
  tx: Tx,
  key: ScheduledKey,
  change: Partial<
    Pick<StoredScheduled, 'content' | 'sendAt' | 'problem' | 'deletedAt' | 'version'>
  >,
): Promise<void> {
  await tx.update(scheduledMessages).set(change).where(isKey(key));
}

export async function deleteScheduled(tx: Tx, key: ScheduledKey): Promise<void> {
  await tx.delete(scheduledMessages).where(isKey(key));
}

/** A waiting message whose time has come. */
export type DueScheduled = Pick<StoredScheduled, 'athleteId' | 'coachId' | 'id' | 'sendAt'>;

const isDue = (now: Date) =>
  and(isNull(scheduledMessages.problem), isListed, lte(scheduledMessages.sendAt, now));

/** Messages that are due, oldest first. With nothing due, one indexed read. */
export function listDue(
  db: Db,
  { now, after, limit }: { now: Date; after: DueScheduled | null; limit: number },
): Promise<DueScheduled[]> {
  const { athleteId, coachId, id, sendAt } = scheduledMessages;
  return db
    .select({ athleteId, coachId, id, sendAt })
    .from(scheduledMessages)
    .where(
      and(
        isDue(now),
        after
          ? sql`(${sendAt}, ${id}) > (${after.sendAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(sendAt), asc(id))
    .limit(limit);
}

/** Locks a message if it is still due. Null if it was sent, changed or canceled in the meantime. */
export async function lockDue(
  tx: Tx,
  { athleteId, id }: DueScheduled,
  now: Date,
): Promise<StoredScheduled | null> {
  const [found] = await tx
    .select()
    .from(scheduledMessages)
    .where(
      and(eq(scheduledMessages.athleteId, athleteId), eq(scheduledMessages.id, id), isDue(now)),
    )
    .for('update');
  return found ?? null;
}

/** Deletes messages that were canceled before one instant, or weren't sent and were due before another. */
export async function deleteOldScheduled(
  db: Db,
  { canceledBefore, dueBefore }: { canceledBefore: Date; dueBefore: Date },
): Promise<void> {
  await db
    .delete(scheduledMessages)
    .where(
      or(
        lt(scheduledMessages.deletedAt, canceledBefore),
        and(isNotNull(scheduledMessages.problem), lt(scheduledMessages.sendAt, dueBefore)),
      ),
    );
}
