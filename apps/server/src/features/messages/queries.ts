import { and, asc, count, desc, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { messages, messageThreads, users } from '../../platform/db/schema/index.ts';

export type StoredMessage = typeof messages.$inferSelect;
type NewMessage = typeof messages.$inferInsert;

interface Line {
  athleteId: string;
  messageId: string;
}

const isLine = ({ athleteId, messageId }: Line) =>
  and(eq(messages.athleteId, athleteId), eq(messages.id, messageId));

/** Stores a message and moves its thread to the top of the coach's list. Call it inside a transaction. */
export async function insertMessage(
  tx: Tx,
  message: NewMessage,
  coachId: string,
): Promise<StoredMessage> {
  const [stored] = await tx.insert(messages).values(message).returning();
  if (!stored) throw new Error('the message was not stored');
  const thread = { coachId, lastMessageId: stored.id };
  await tx
    .insert(messageThreads)
    .values({ athleteId: stored.athleteId, ...thread })
    .onConflictDoUpdate({
      target: messageThreads.athleteId,
      set: thread,
      // The later of two concurrent messages stays on top.
      setWhere: lt(messageThreads.lastMessageId, stored.id),
    });
  return stored;
}

/** Whether a write failed because this message was already stored. */
export const isDuplicateMessage = (error: unknown) =>
  brokenConstraint(error) === 'messages_request_key_key';

export async function findMessageByKey(
  db: Db,
  { athleteId, fromUserId, requestKey }: Record<'athleteId' | 'fromUserId' | 'requestKey', string>,
): Promise<StoredMessage | null> {
  const [message] = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.athleteId, athleteId),
        eq(messages.fromUserId, fromUserId),
        eq(messages.requestKey, requestKey),
      ),
    );
  return message ?? null;
}

/** Locks one message until the transaction ends. */
export async function lockMessage(tx: Tx, line: Line): Promise<StoredMessage | null> {
  const [message] = await tx.select().from(messages).where(isLine(line)).for('update');
  return message ?? null;
}

export async function updateMessage(
  tx: Tx,
  line: Line,
  change: Partial<
    Pick<
      StoredMessage,
      | 'content'
      | 'photoIds'
      | 'photoMarks'
      | 'links'
      | 'voiceNoteId'
      | 'editedAt'
      | 'deletedAt'
      | 'version'
      | 'read'
      | 'requestHash'
      | 'redFlag'
      | 'rulesVersion'
    >
  >,
): Promise<StoredMessage> {
  const [message] = await tx.update(messages).set(change).where(isLine(line)).returning();
  if (!message) throw new Error('the message is gone');
  return message;
}

interface ListedMessages {
  athleteId: string;
  before: string | null;
  upTo?: string;
  limit: number;
}

/** Messages of one thread before `before`, or up to `upTo`, newest first. */
export async function listMessages(
  db: Db,
  { athleteId, before, upTo, limit }: ListedMessages,
): Promise<StoredMessage[]> {
  return db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.athleteId, athleteId),
        before ? lt(messages.id, before) : undefined,
        upTo ? lte(messages.id, upTo) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
}

/** Messages of one thread after one of them, oldest first. */
export function listNewer(
  db: Db,
  { athleteId, after, limit }: { athleteId: string; after: string; limit: number },
): Promise<StoredMessage[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.athleteId, athleteId), gt(messages.id, after)))
    .orderBy(asc(messages.id))
    .limit(limit);
}

/** Marks messages to a person in one thread as read up to a given one. @returns the number of messages */
export async function markRead(
  db: Db,
  {
    athleteId,
    toUserId,
    upTo,
    now,
  }: Record<'athleteId' | 'toUserId' | 'upTo', string> & {
    now: Date;
  },
): Promise<number> {
  const marked = await db
    .update(messages)
    .set({ read: true, readAt: now })
    .where(
      and(
        eq(messages.athleteId, athleteId),
        eq(messages.toUserId, toUserId),
        eq(messages.read, false),
        lte(messages.id, upTo),
      ),
    )
    .returning({ id: messages.id });
  return marked.length;
}

/** A person's unread messages by thread. */
export async function countUnread(db: Db, toUserId: string) {
  return db
    .select({ athleteId: messages.athleteId, unread: count() })
    .from(messages)
    .where(and(eq(messages.toUserId, toUserId), eq(messages.read, false)))
    .groupBy(messages.athleteId)
    .orderBy(desc(count()), messages.athleteId);
}

/** The names of the senders, by message id. */
export async function readNames(
  db: Db,
  lines: readonly Pick<StoredMessage, 'fromUserId'>[],
): Promise<Map<string, string>> {
  const ids = [...new Set(lines.flatMap(({ fromUserId }) => fromUserId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
