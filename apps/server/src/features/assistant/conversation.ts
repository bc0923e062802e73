import { notFound } from '../../platform/errors.ts';
import { cutPage, idCursorOf, readIdCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { clearLines, listLines, type StoredLine } from './queries.ts';

interface ListConversationInput {
  userId: string;
  limit: number;
  cursor?: string | undefined;
  /** A coach also reads handed-over messages that the athlete has cleared. */
  isCoach: boolean;
}

/**
 * A page of a conversation, newest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listConversation(
  { db }: Pick<Services, 'db'>,
  { userId, limit, cursor, isCoach }: ListConversationInput,
): Promise<{ messages: StoredLine[]; nextCursor: string | null }> {
  const before = readIdCursor(cursor);
  const page = { userId, limit: limit + 1, before, withCleared: isCoach };
  const { rows, nextCursor } = cutPage(await listLines(db, page), limit, idCursorOf);
  return { messages: rows, nextCursor };
}

/**
 * Permanently clears an athlete's own conversation. The coach can read it but not clear it.
 * @throws AppError `not_found`
 */
export async function clearConversation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  { id }: { id: string },
): Promise<void> {
  if (id !== userId) throw notFound('Conversation');
  await db.transaction((tx) => clearLines(tx, id, now()));
}
