import { idSchema } from '@posedown/contract';
import { badField } from '../../platform/errors.ts';
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

/** The place where a page ends is the id of its last line: ids are in the order of time. */
function readCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (!idSchema.safeParse(cursor).success) throw badField('cursor', 'That is not a cursor');
  return cursor;
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
  const found = await listMessages(db, { athleteId, before: readCursor(cursor), limit: limit + 1 });
  const messages = found.slice(0, limit);
  return { messages, nextCursor: found.length > limit ? (messages.at(-1)?.id ?? null) : null };
}

/**
 * A page of the coach's threads; a search is one page alone.
 * @throws AppError `invalid_input` for a cursor that no reply gave
 */
export async function pageThreads(
  { db }: Pick<Services, 'db'>,
  { userId }: Actor,
  { limit, cursor, search }: Page & { search?: string | undefined },
): Promise<{ threads: ListedThread[]; nextCursor: string | null }> {
  const before = readCursor(cursor);
  const found = await listThreads(db, { coachId: userId, search, before, limit: limit + 1 });
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
