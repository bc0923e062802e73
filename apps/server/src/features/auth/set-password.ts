import type { SessionUser } from '@posedown/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { deleteKnownDevices, deleteOtherSessions } from '../../platform/session/queries.ts';
import { startSession } from '../../platform/session/session.ts';
import { hashToken } from '../../platform/session/token.ts';
import { hashPassword } from './passwords.ts';
import {
  consumePasswordLink,
  deleteOpenLinks,
  findLinkOwner,
  lockPasswordHash,
  setPasswordHash,
} from './queries.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

interface SetPassword {
  token: string;
  password: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Sets a password with a one-time link, ends all sessions of its owner and logs them in.
 * @throws AppError `link_invalid`, or `common_password`, after which the link still works
 */
export async function setPassword(
  { db, now, events }: Services,
  { token, password, request, reply }: SetPassword,
): Promise<SessionUser> {
  const tokenHash = hashToken(token);
  const owner = await findLinkOwner(db, tokenHash, now());
  if (!owner) throw linkInvalid();
  refuseCommonPassword(password, owner.email);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // Lock order everywhere: passwords, then links, then sessions.
    await lockPasswordHash(tx, owner.id);
    if (!(await consumePasswordLink(tx, tokenHash, now()))) throw linkInvalid();
    await deleteOpenLinks(tx, owner.id);
    await setPasswordHash(tx, owner.id, passwordHash, now());
    await deleteOtherSessions(tx, owner.id);
    await deleteKnownDevices(tx, owner.id);
    await startSession(tx, { request, reply, userId: owner.id, role: owner.role, now: now() });
    await recordAudit(tx, request, {
      action: 'password set',
      outcome: 'done',
      actorId: owner.id,
      subjectId: owner.id,
    });
  });
  events.recheck(owner.id);
  return owner;
}

function linkInvalid() {
  return new AppError('link_invalid', {
    userMessage: 'This link has already been used or has expired. Please ask for a new one.',
  });
}
