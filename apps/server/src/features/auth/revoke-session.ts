import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { deleteSession } from '../../platform/session/queries.ts';
import { forgetCookie } from '../../platform/session/session.ts';

interface RevokeSession {
  actor: Actor;
  sessionId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Signs out one of the caller's own devices, this one included.
 * @throws AppError `not_found`, also for a session that is somebody else's
 */
export async function revokeSession(
  { db }: Services,
  { actor, sessionId, request, reply }: RevokeSession,
) {
  const isEnded = await deleteSession(db, actor.userId, sessionId);
  await recordAudit(db, request, {
    action: 'session revoke',
    outcome: isEnded ? 'done' : 'denied',
    subjectId: actor.userId,
  });
  if (!isEnded) throw notFound('That session');
  if (sessionId === actor.sessionId) forgetCookie(request, reply);
}
