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
 * A page of the coach's threads, or of the athletes that a search finds.
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
  const of = { coachId: userId, search, isUnread: unread === 'true' };
  const found = await listThreads(db, { ...of, ...readPlace(cursor), limit: limit + 1 });
  const { rows: threads, nextCursor } = cutPage(found, limit, placeOf);
  return { threads, nextCursor };
}

/** Those not written to yet have no last line to go by: they come last, and the cursor names one of them. */
const UNWRITTEN = 'unwritten-';

const placeOf = ({ last, athleteId }: ListedThread) => last?.id ?? `${UNWRITTEN}${athleteId}`;

function readPlace(cursor: string | undefined) {
  if (!cursor?.startsWith(UNWRITTEN)) return { before: readIdCursor(cursor), afterAthlete: null };
  return { before: null, afterAthlete: readIdCursor(cursor.slice(UNWRITTEN.length)) };
}

const MOST_UNREAD_THREADS = 200;

/** What the caller has not read, in all and by athlete. */
export async function countUnreadOf({ db }: Pick<Services, 'db'>, { userId }: Actor) {
  const threads = await countUnread(db, userId);
  const total = threads.reduce((sum, { unread }) => sum + unread, 0);
  return { total, threads: threads.slice(0, MOST_UNREAD_THREADS) };
}
