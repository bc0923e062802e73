import { excerptOf, searchWords } from '@posedown/coaching';
import type { MessageMatch, messageEndpoints, QueryOf } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { cutPage, idCursorOf, readIdCursor } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findThread } from '../find-thread.ts';
import { findMessages } from './queries.ts';

const EXCERPT_LENGTH = 160;

interface SearchCall {
  actor: Actor;
  query: QueryOf<typeof messageEndpoints.searchMessages>;
  request: FastifyRequest;
}

/**
 * Messages of one thread, or of all threads of a coach, that have the words of a search.
 * @throws AppError `not_found` for someone else's thread, `invalid_input` for an unknown cursor
 */
export async function searchMessages(
  services: Pick<Services, 'db' | 'now'>,
  { actor, query, request }: SearchCall,
): Promise<{ matches: MessageMatch[]; nextCursor: string | null }> {
  const { q, cursor, limit } = query;
  const athleteId = query.athleteId ?? (actor.role === 'client' ? actor.userId : null);
  if (athleteId) await findThread(services, { actor, athleteId, request });
  const before = readIdCursor(cursor);
  const words = searchWords(q);
  if (words.length === 0) return { matches: [], nextCursor: null };
  const within = athleteId ? { athleteId } : { coachId: actor.userId };
  const found = await findMessages(services.db, { words, within, before, limit: limit + 1 });
  const { rows, nextCursor } = cutPage(found, limit, idCursorOf);
  const matches = rows.map(({ content, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    excerpt: excerptOf(content, words, EXCERPT_LENGTH),
  }));
  return { matches, nextCursor };
}
