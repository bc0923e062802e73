import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { clearLines } from './queries.ts';

/**
 * Clears an athlete's own conversation, for good. The coach may read it; it is not theirs to clear.
 * @throws AppError `not_found`
 */
export async function clearConversation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  { id }: { id: string },
): Promise<void> {
  if (id !== userId) throw notFound('That conversation');
  await db.transaction((tx) => clearLines(tx, id, now()));
}
