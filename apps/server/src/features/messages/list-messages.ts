import type { Message } from '@posedown/contract';
import { cutPage, idCursorOf, readIdCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findPerson } from '../athletes/index.ts';
import { clearMessageNotice } from '../notices/index.ts';
import { showVoiceNoteRefs } from '../voice-notes/index.ts';
import { showExtras } from './extras/show-extras.ts';
import type { ThreadParties } from './find-thread.ts';
import {
  countUnread,
  listMessages,
  listNewer,
  markRead,
  readNames,
  type StoredMessage,
} from './queries.ts';
import { type ListedThread, listThreads } from './threads/queries.ts';

const instantText = (at: Date | null) => at?.toISOString() ?? null;

/** Maps messages of one thread for the API, with their photos and links. */
export async function showMessages(
  { db }: Pick<Services, 'db'>,
  messages: readonly StoredMessage[],
): Promise<Message[]> {
  const athleteId = messages[0]?.athleteId ?? '';
  const extrasOf = await showExtras(db, athleteId, messages);
  const names = await readNames(db, messages);
  return messages.map((stored) => ({
    id: stored.id,
    athleteId: stored.athleteId,
    fromUserId: stored.fromUserId,
    fromName: names.get(stored.fromUserId ?? '') ?? null,
    content: stored.content,
    ...extrasOf(stored),
    createdAt: stored.createdAt.toISOString(),
    editedAt: instantText(stored.editedAt),
    deletedAt: instantText(stored.deletedAt),
    readAt: instantText(stored.readAt),
    version: stored.version,
    requestKey: stored.requestKey,
  }));
}

/** Maps one message for the API. */
export async function showMessage(
  services: Pick<Services, 'db'>,
  stored: StoredMessage,
): Promise<Message> {
  const [message] = await showMessages(services, [stored]);
  if (!message) throw new Error('a line was lost on its way');
  return message;
}

interface Page {
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of a thread, newest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function pageThread(
  { db }: Pick<Services, 'db'>,
  athleteId: string,
  { limit, cursor, around }: Page & { around?: string | undefined },
): Promise<ThreadPage> {
  if (around !== undefined && cursor === undefined) {
    return pageAround(db, { athleteId, around, limit });
  }
  const before = readIdCursor(cursor);
  const found = await listMessages(db, { athleteId, before, limit: limit + 1 });
  const { rows: messages, nextCursor } = cutPage(found, limit, idCursorOf);
  return { messages, nextCursor };
}

interface ThreadPage {
  messages: StoredMessage[];
  nextCursor: string | null;
  hasNewer?: boolean;
}

/** A page with a message in its middle. */
async function pageAround(
  db: Services['db'],
  { athleteId, around, limit }: { athleteId: string; around: string; limit: number },
): Promise<ThreadPage> {
  const half = Math.floor(limit / 2);
  const newer = await listNewer(db, { athleteId, after: around, limit: half + 1 });
  const older = { athleteId, before: null, upTo: around, limit: limit - half + 1 };
  const { rows, nextCursor } = cutPage(await listMessages(db, older), limit - half, idCursorOf);
  const messages = [...newer.slice(0, half).reverse(), ...rows];
  return { messages, nextCursor, hasNewer: newer.length > half };
}

/**
 * A page of the coach's threads, or of the athletes a search finds.
 * @throws AppError `invalid_input` for an unknown cursor
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
  const found = await listThreads(db, { ...of, ...readCursor(cursor), limit: limit + 1 });
  const { rows: threads, nextCursor } = cutPage(found, limit, cursorOf);
  return { threads, nextCursor };
}

/** Threads without messages come last. Their cursor contains the athlete's id with this prefix. */
const UNWRITTEN = 'unwritten-';

const cursorOf = ({ last, athleteId }: ListedThread) => last?.id ?? `${UNWRITTEN}${athleteId}`;

function readCursor(cursor: string | undefined) {
  if (!cursor?.startsWith(UNWRITTEN)) return { before: readIdCursor(cursor), afterAthlete: null };
  return { before: null, afterAthlete: readIdCursor(cursor.slice(UNWRITTEN.length)) };
}

const MAX_UNREAD_THREADS = 200;

/** The caller's unread messages, in total and by athlete. */
export async function countUnreadOf({ db }: Pick<Services, 'db'>, { userId }: Actor) {
  const threads = await countUnread(db, userId);
  const total = threads.reduce((sum, { unread }) => sum + unread, 0);
  return { total, threads: threads.slice(0, MAX_UNREAD_THREADS) };
}

/** An athlete's only thread, which is with their coach. Null without a coach. */
export async function showOwnThread(
  { db }: Pick<Services, 'db'>,
  { userId, coachId }: Actor,
): Promise<ListedThread | null> {
  const coach = coachId ? await findPerson(db, coachId) : null;
  if (!coach) return null;
  const [last] = await listMessages(db, { athleteId: userId, before: null, limit: 1 });
  const voices = await showVoiceNoteRefs(db, userId, [last?.voiceNoteId]);
  const voiceNoteSeconds = voices.get(last?.voiceNoteId ?? null)?.seconds ?? null;
  const [count] = await countUnread(db, userId);
  const line = last ? { ...last, voiceNoteSeconds } : null;
  return { athleteId: userId, name: coach.name, last: line, unread: count?.unread ?? 0 };
}

/** Marks messages as read up to a given one. Notifies both parties if anything changed. */
export async function readMessages(
  { db, now, events }: Pick<Services, 'db' | 'now' | 'events'>,
  { userId }: Actor,
  { athlete: { id: athleteId }, coachId }: Pick<ThreadParties, 'athlete' | 'coachId'>,
  upTo: string,
): Promise<void> {
  const read = await db.transaction(async (tx) => {
    const marked = await markRead(tx, { athleteId, toUserId: userId, upTo, now: now() });
    await clearMessageNotice(tx, { userId, athleteId }, now());
    return marked;
  });
  if (read > 0) events.publish([athleteId, coachId], { type: 'message', athleteId });
}
