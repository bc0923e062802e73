import type { protocolEndpoints, QueryOf, ReplyOf } from '@posedown/contract';
import { badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { PUBLISHED } from './policy.ts';
import { toSummary } from './protocol-reply.ts';
import { listProtocols } from './queries.ts';

type List = typeof protocolEndpoints.protocols;

/**
 * A page of protocols: of a coach's own athletes, or an athlete's own approved ones.
 * @throws AppError `invalid_input` for a cursor that no reply gave.
 */
export async function showProtocols(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { clientId, status, protocolType, limit, cursor }: QueryOf<List>,
): Promise<ReplyOf<List>> {
  const after = cursor ? decode(cursor) : undefined;
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
  const page = isForeign ? [] : found.slice(0, limit);
  const last = page.at(-1);
  return {
    protocols: page.map(({ protocol, clientName }) => toSummary(protocol, clientName)),
    nextCursor:
      found.length > limit && last ? Buffer.from(last.protocol.id).toString('base64url') : null,
  };
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function decode(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString();
  if (!ID.test(id)) throw badField('cursor', 'That is not a cursor');
  return id;
}
