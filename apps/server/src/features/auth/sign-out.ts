import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { deleteSession } from '../../platform/session/queries.ts';
import { forgetCookie } from '../../platform/session/session.ts';

interface SignOut {
  actor: Actor | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Ends the session of this browser, where it has one. */
export async function signOut({ db, events }: Services, { actor, request, reply }: SignOut) {
  forgetCookie(request, reply);
  if (!actor) return;
  await deleteSession(db, actor.userId, actor.sessionId);
  events.recheck(actor.userId);
  await recordAudit(db, request, { action: 'logout', outcome: 'done', subjectId: actor.userId });
}
