import type { protocolEndpoints, QueryOf, ReplyOf } from '@posedown/contract';
import { cutPage, readIdCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { PUBLISHED } from './policy.ts';
import { toSummary } from './protocol-reply.ts';
import { countWaiting, listProtocols } from './queries.ts';

type List = typeof protocolEndpoints.protocols;

/**
 * A page of protocols: of a coach's own athletes and how many of these wait, or an athlete's own approved ones.
 * @throws AppError `invalid_input` for a cursor that no reply gave.
 */
export async function showProtocols(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { clientId, status, protocolType, limit, cursor }: QueryOf<List>,
): Promise<ReplyOf<List>> {
  const after = readIdCursor(cursor);
  const asked = { protocolType, limit: limit + 1, after };
  const wanted = status ? [status] : undefined;
  const found =
    actor.role === 'coach'
      ? await listProtocols(db, { ...asked, coachId: actor.userId, clientId, statuses: wanted })
      : await listProtocols(db, {
          ...asked,
          clientId: actor.userId,
          statuses: (wanted ?? PUBLISHED).filter((name) => PUBLISHED.includes(name)),
        });
  // Another athlete's id asks for nothing that is the caller's.
  const isForeign = actor.role === 'client' && clientId !== undefined && clientId !== actor.userId;
  const { rows, nextCursor } = cutPage(isForeign ? [] : found, limit, ({ id }) => id);
  const waiting = actor.role === 'coach' ? await countWaiting(db, actor.userId) : 0;
  return { protocols: rows.map(toSummary), nextCursor, waiting };
}
