import { cutPage, idCursorOf, readIdCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import {
  countUnread,
  type ListedThread,
  listMessages,
  listThreads,
  type StoredMessage,
} from './queries.ts';

interface Page {
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of a thread, the newest line first.
 * @throws AppError `invalid_input` for a cursor that no reply gave
 */
export async function pageThread(
  { db }: Pick<Services, 'db'>,
  athleteId: string,
  { limit, cursor }: Page,
): Promise<{ messages: StoredMessage[]; nextCursor: string | null }> {
  const before = readIdCursor(cursor);
  const found = await listMessages(db, { athleteId, before, limit: limit + 1 });
  const { rows: messages, nextCursor } = cutPage(found, limit, idCursorOf);
  return { messages, nextCursor };
}

/**
 * A page of the coach's threads; a search is one page alone.
 * @throws AppError `invalid_input` for a cursor that no reply gave
 */
export async function pageThreads(
  { db }: Pick<Services, 'db'>,
  { userId }: Actor,
  {
    limit,
    cursor,
    search,
    unread,
  }: Page & { search?: string | undefined; unread?: 'true' | undefined },
): Promise<{ threads: ListedThread[]; nextCursor: string | null }> {
  const before = readIdCursor(cursor);
  const of = { coachId: userId, search, isUnread: unread === 'true' };
  const found = await listThreads(db, { ...of, before, limit: limit + 1 });
  const threads = found.slice(0, limit);
  const hasMore = !search && found.length > limit;
  return { threads, nextCursor: hasMore ? (threads.at(-1)?.last?.id ?? null) : null };
}

const MOST_UNREAD_THREADS = 200;

/** What the caller has not read, in all and by athlete. */
export async function countUnreadOf({ db }: Pick<Services, 'db'>, { userId }: Actor) {
  const threads = await countUnread(db, userId);
  const total = threads.reduce((sum, { unread }) => sum + unread, 0);
  return { total, threads: threads.slice(0, MOST_UNREAD_THREADS) };
}
