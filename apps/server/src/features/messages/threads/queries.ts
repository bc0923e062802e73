import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { foldedContains } from '../../../platform/db/contains-text.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import {
  messages,
  messageThreads,
  rosterEntries,
  users,
  voiceNotes,
} from '../../../platform/db/schema/index.ts';
import type { StoredMessage } from '../queries.ts';

export interface ListedThread {
  athleteId: string;
  name: string;
  unread: number;
  last:
    | (Pick<
        StoredMessage,
        'id' | 'fromUserId' | 'content' | 'photoIds' | 'links' | 'createdAt' | 'deletedAt'
      > & { voiceNoteSeconds: number | null })
    | null;
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
  links: messages.links,
  createdAt: messages.createdAt,
  deletedAt: messages.deletedAt,
};

/** The thread's last message. Null for an athlete without messages. */
const lastId = sql<string | null>`${messageThreads.lastMessageId}`.as('last_id');

const hasUnreadBy = (userId: string) => sql`exists (
  select 1 from messages u
  where u.to_user_id = ${userId} and u.athlete_id = ${users.id} and not u.read)`;

/** A coach's threads, most recently active first. */
export async function listThreads(db: Db, page: ThreadPage): Promise<ListedThread[]> {
  const { search } = page;
  const threads = search ? findThreads(db, { ...page, search }) : recentThreads(db, page);
  return withLastLines(db, page.coachId, threads);
}

function recentThreads(db: Db, { coachId, before, limit, isUnread }: ThreadPage) {
  return db
    .select({ athleteId: users.id, name: users.name, lastId })
    .from(messageThreads)
    .innerJoin(users, and(eq(users.id, messageThreads.athleteId), eq(users.coachId, coachId)))
    .where(
      and(
        eq(messageThreads.coachId, coachId),
        before ? lt(messageThreads.lastMessageId, before) : undefined,
        isUnread ? hasUnreadBy(coachId) : undefined,
      ),
    )
    .orderBy(desc(messageThreads.lastMessageId))
    .limit(limit)
    .as('threads');
}

/** The coach's athletes whose name contains a text, most recently active first. */
function findThreads(
  db: Db,
  { coachId, search, limit, isUnread, before, afterAthlete }: ThreadPage & { search: string },
) {
  const { lastMessageId } = messageThreads;
  // An athlete without a roster row is rare. Its name is folded when searched.
  const folded = sql`coalesce(${rosterEntries.nameFolded}, fold_text(${users.name}))`;
  return db
    .select({ athleteId: users.id, name: users.name, lastId })
    .from(users)
    .leftJoin(rosterEntries, eq(rosterEntries.athleteId, users.id))
    .leftJoin(messageThreads, eq(messageThreads.athleteId, users.id))
    .where(
      and(
        eq(users.coachId, coachId),
        eq(users.role, 'client'),
        foldedContains(folded, search),
        isUnread ? hasUnreadBy(coachId) : undefined,
        before ? or(lt(lastMessageId, before), isNull(lastMessageId)) : undefined,
        afterAthlete
          ? sql`${lastMessageId} is null and (${users.name}, ${users.id}) >
              (select a.name, a.id from users a where a.id = ${afterAthlete} and a.coach_id = ${coachId})`
          : undefined,
      ),
    )
    .orderBy(sql`${lastMessageId} desc nulls last`, users.name, users.id)
    .limit(limit)
    .as('threads');
}

type ThreadRows = ReturnType<typeof findThreads>;

/** Adds the last message and the unread count to the threads of a page only, in its order. */
async function withLastLines(
  db: Db,
  coachId: string,
  threads: ThreadRows,
): Promise<ListedThread[]> {
  const unread = sql<number>`(
    select count(*)::int from messages u
    where u.to_user_id = ${coachId} and u.athlete_id = ${threads.athleteId} and not u.read)`;
  const rows = await db
    .select({
      ...{ athleteId: threads.athleteId, name: threads.name, unread, last: lastLine },
      voiceNoteSeconds: voiceNotes.seconds,
    })
    .from(threads)
    .leftJoin(
      messages,
      and(eq(messages.athleteId, threads.athleteId), eq(messages.id, threads.lastId)),
    )
    .leftJoin(
      voiceNotes,
      and(eq(voiceNotes.athleteId, threads.athleteId), eq(voiceNotes.id, messages.voiceNoteId)),
    )
    .orderBy(sql`${threads.lastId} desc nulls last`, threads.name, threads.athleteId);
  return rows.map(({ last, voiceNoteSeconds, ...thread }) => ({
    ...thread,
    last: last && { ...last, voiceNoteSeconds },
  }));
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

/** Marks what an athlete wrote to their coach as read, when their coaching ends. */
export async function closeThread(
  tx: Tx,
  { athleteId, coachId, now }: { athleteId: string; coachId: string; now: Date },
) {
  await tx
    .update(messages)
    .set({ read: true, readAt: now })
    .where(
      and(
        eq(messages.athleteId, athleteId),
        eq(messages.toUserId, coachId),
        eq(messages.read, false),
      ),
    );
}
