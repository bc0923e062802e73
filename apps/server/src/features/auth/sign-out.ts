import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { deleteSession } from '../../platform/session/queries.ts';
import { clearBrowser } from '../../platform/session/session.ts';

interface SignOut {
  actor: Actor | null;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Whether the browser still has unsent entries. */
  keepStorage: boolean;
}

/** Ends this browser's session, if there is one. */
export async function signOut(
  { db, events }: Services,
  { actor, request, reply, keepStorage }: SignOut,
) {
  clearBrowser({ request, reply, storage: !keepStorage });
  if (!actor) return;
  const { userId, sessionId } = actor;
  await db.transaction(async (tx) => {
    await deleteSession(tx, userId, sessionId);
    await recordAudit(tx, request, { action: 'logout', outcome: 'done', subjectId: userId });
  });
  events.recheck(userId);
}
