import { and, count, desc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { containsText } from '../../platform/db/contains-text.ts';
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

/** Messages of one thread before `before`, newest first. */
export async function listMessages(
  db: Db,
  { athleteId, before, limit }: { athleteId: string; before: string | null; limit: number },
): Promise<StoredMessage[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.athleteId, athleteId), before ? lt(messages.id, before) : undefined))
    .orderBy(desc(messages.id))
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

export interface ListedThread {
  athleteId: string;
  name: string;
  unread: number;
  last: Pick<
    StoredMessage,
    'id' | 'fromUserId' | 'content' | 'photoIds' | 'createdAt' | 'deletedAt'
  > | null;
}

interface ThreadPage {
  coachId: string;
  /** Part of an athlete's name. With a search, athletes without messages are included. */
  search: string | undefined;
  /** Only threads with messages the coach hasn't read. */
  isUnread: boolean;
  /** The last message of the previous page. */
  before: string | null;
  /** For a search: the last athlete without messages on the previous page. */
  afterAthlete: string | null;
  limit: number;
}

const lastLine = {
  id: messages.id,
  fromUserId: messages.fromUserId,
  content: messages.content,
  photoIds: messages.photoIds,
  createdAt: messages.createdAt,
  deletedAt: messages.deletedAt,
};

const unreadBy = (userId: string) => sql<number>`(
  select count(*)::int from messages u
  where u.to_user_id = ${userId} and u.athlete_id = ${users.id} and not u.read)`;

const hasUnreadBy = (userId: string) => sql`exists (
  select 1 from messages u
  where u.to_user_id = ${userId} and u.athlete_id = ${users.id} and not u.read)`;

/** A coach's threads, most recently active first. */
export async function listThreads(db: Db, page: ThreadPage): Promise<ListedThread[]> {
  const { coachId, before, limit, isUnread } = page;
  if (page.search) return findThreads(db, { ...page, search: page.search });
  return db
    .select({
      athleteId: users.id,
      name: users.name,
      unread: unreadBy(coachId),
      last: lastLine,
    })
    .from(messageThreads)
    .innerJoin(users, and(eq(users.id, messageThreads.athleteId), eq(users.coachId, coachId)))
    .innerJoin(
      messages,
      and(
        eq(messages.athleteId, messageThreads.athleteId),
        eq(messages.id, messageThreads.lastMessageId),
      ),
    )
    .where(
      and(
        eq(messageThreads.coachId, coachId),
        before ? lt(messageThreads.lastMessageId, before) : undefined,
        isUnread ? hasUnreadBy(coachId) : undefined,
      ),
    )
    .orderBy(desc(messageThreads.lastMessageId))
    .limit(limit);
}

/** The coach's athletes whose name contains a text, most recently active first. */
function findThreads(
  db: Db,
  { coachId, search, limit, isUnread, before, afterAthlete }: ThreadPage & { search: string },
) {
  const { lastMessageId } = messageThreads;
  return db
    .select({
      athleteId: users.id,
      name: users.name,
      unread: unreadBy(coachId),
      last: lastLine,
    })
    .from(users)
    .leftJoin(messageThreads, eq(messageThreads.athleteId, users.id))
    .leftJoin(
      messages,
      and(eq(messages.athleteId, users.id), eq(messages.id, messageThreads.lastMessageId)),
    )
    .where(
      and(
        eq(users.coachId, coachId),
        eq(users.role, 'client'),
        containsText(users.name, search),
        isUnread ? hasUnreadBy(coachId) : undefined,
        before ? or(lt(lastMessageId, before), isNull(lastMessageId)) : undefined,
        afterAthlete
          ? sql`${lastMessageId} is null and (${users.name}, ${users.id}) >
              (select a.name, a.id from users a where a.id = ${afterAthlete} and a.coach_id = ${coachId})`
          : undefined,
      ),
    )
    .orderBy(sql`${lastMessageId} desc nulls last`, users.name, users.id)
    .limit(limit);
}

/** Rebuilds the list of threads from messages that were inserted in bulk. */
export async function rebuildThreads(tx: Tx) {
  await tx.execute(sql`
    insert into ${messageThreads} (athlete_id, coach_id, last_message_id)
    select distinct on (m.athlete_id) m.athlete_id, u.coach_id, m.id
    from messages m join users u on u.id = m.athlete_id
    where u.coach_id is not null
    order by m.athlete_id, m.id desc
    on conflict (athlete_id) do update
      set coach_id = excluded.coach_id, last_message_id = excluded.last_message_id`);
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

interface ThreadMove {
  /** Omit for all threads of the coach. */
  athleteId?: string;
  fromId: string;
  toId: string;
}

/** Moves threads and their unread messages to another coach. */
export async function moveThreads(tx: Tx, { athleteId, fromId, toId }: ThreadMove) {
  await tx
    .update(messageThreads)
    .set({ coachId: toId })
    .where(
      athleteId ? eq(messageThreads.athleteId, athleteId) : eq(messageThreads.coachId, fromId),
    );
  await tx
    .update(messages)
    .set({ toUserId: toId })
    .where(
      and(
        athleteId ? eq(messages.athleteId, athleteId) : undefined,
        eq(messages.toUserId, fromId),
        eq(messages.read, false),
      ),
    );
}
