import { idSchema } from '@posedown/contract';
import { badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { listLines, type StoredLine } from './queries.ts';

interface Asked {
  userId: string;
  limit: number;
  cursor?: string | undefined;
  /** The coach also reads what was handed to them and cleared since. */
  isCoach: boolean;
}

/**
 * A page of a conversation, the newest line first.
 * @throws AppError `invalid_input` for a cursor that no reply gave
 */
export async function listConversation(
  { db }: Pick<Services, 'db'>,
  { userId, limit, cursor, isCoach }: Asked,
): Promise<{ messages: StoredLine[]; nextCursor: string | null }> {
  if (cursor !== undefined && !idSchema.safeParse(cursor).success) {
    throw badField('cursor', 'That is not a cursor');
  }
  const page = { userId, limit: limit + 1, before: cursor ?? null, withCleared: isCoach };
  const found = await listLines(db, page);
  const messages = found.slice(0, limit);
  return { messages, nextCursor: found.length > limit ? (messages.at(-1)?.id ?? null) : null };
}
