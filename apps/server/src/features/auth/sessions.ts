import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit, recordDenial } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { deleteEndedAttempts } from '../../platform/limits/queries.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import {
  deleteEndedSessions,
  deleteKnownDevices,
  deleteOtherSessions,
  deleteSession,
  deleteUnusedDevices,
  listSessions,
} from '../../platform/session/queries.ts';
import { clearBrowser } from '../../platform/session/session.ts';
import { deleteEndedLinks, deleteOpenLinks, deletePasswordHash } from './queries.ts';

const DEVICE_RETENTION_MS = 365 * 86_400_000;

/**
 * Deletes expired sessions, known devices, attempt counts and links. They no longer have any
 * effect.
 */
export async function deleteExpiredAuth(db: Db, now: Date) {
  await deleteEndedSessions(db, now);
  await deleteEndedAttempts(db, now);
  await deleteEndedLinks(db, now);
  await deleteUnusedDevices(db, new Date(now.getTime() - DEVICE_RETENTION_MS));
}

interface RevokeSession {
  actor: Actor;
  sessionId: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Logs out one of the caller's devices, possibly this one. @throws AppError `not_found`, including
 * for someone else's session
 */
export async function revokeSession(
  services: Services,
  { actor, sessionId, request, reply }: RevokeSession,
) {
  const about = { action: 'session revoke', subjectId: actor.userId };
  const isDeleted = await services.db.transaction(async (tx) => {
    if (!(await deleteSession(tx, actor.userId, sessionId))) return false;
    await recordAudit(tx, request, { ...about, outcome: 'done' });
    return true;
  });
  if (!isDeleted) {
    await recordDenial(services, request, about);
    throw notFound('Session');
  }
  services.events.recheck(actor.userId);
  if (sessionId === actor.sessionId) clearBrowser({ request, reply, storage: false });
}

/** The caller's logged-in devices, most recently used first. */
export async function listDevices({ db, now }: Services, actor: Actor) {
  const sessions = await listSessions(db, actor.userId, now());
  return sessions.map((session) => ({
    id: session.id,
    current: session.id === actor.sessionId,
    userAgent: session.userAgent,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  }));
}

/**
 * Revokes all access: sessions, links, known devices and the password. Call it in the transaction
 * that decides it, then recheck open streams with `events.recheck`.
 */
export async function revokeAccess(tx: Tx, userId: string) {
  await deletePasswordHash(tx, userId);
  await deleteOpenLinks(tx, userId);
  await deleteOtherSessions(tx, userId);
  await deleteKnownDevices(tx, userId);
}
