import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit, recordDenial } from '../../platform/audit/audit.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { deleteSession } from '../../platform/session/queries.ts';
import { clearBrowser } from '../../platform/session/session.ts';

interface RevokeSession {
  actor: Actor;
  sessionId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Signs out one of the caller's own devices, this one included.
 * @throws AppError `not_found`, also for a session that is someone else's
 */
export async function revokeSession(
  services: Services,
  { actor, sessionId, request, reply }: RevokeSession,
) {
  const about = { action: 'session revoke', subjectId: actor.userId };
  const isGone = await services.db.transaction(async (tx) => {
    if (!(await deleteSession(tx, actor.userId, sessionId))) return false;
    await recordAudit(tx, request, { ...about, outcome: 'done' });
    return true;
  });
  if (!isGone) {
    await recordDenial(services, request, about);
    throw notFound('That session');
  }
  services.events.recheck(actor.userId);
  if (sessionId === actor.sessionId) clearBrowser({ request, reply, storage: false });
}
