import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { deleteKnownDevices, deleteOtherSessions } from '../../platform/session/queries.ts';
import { deviceHash } from '../../platform/session/session.ts';
import { refuseDemoAccount } from '../service/index.ts';
import { forgiveGuesses } from './count-guess.ts';
import { hashPassword } from './passwords.ts';
import { provePassword, refusePassword } from './prove-password.ts';
import { deleteOpenLinks, replacePasswordHash } from './queries.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

interface ChangePassword {
  actor: Actor;
  currentPassword: string;
  newPassword: string;
  request: FastifyRequest;
}

/**
 * Changes a person's password and ends their other sessions. A wrong current password is bad input,
 * not a 401: the session is a good one.
 * @throws AppError `invalid_input` at `currentPassword`, `common_password`, `too_many_requests`,
 * `demo_account`
 */
export async function changePassword(services: Services, change: ChangePassword) {
  const { db, now } = services;
  const { actor, currentPassword, newPassword, request } = change;
  await refuseDemoAccount(services, change);
  refuseCommonPassword(newPassword, actor.email, 'newPassword');
  const proof = { actor, field: 'currentPassword', action: 'password change', request } as const;
  const oldHash = await provePassword(services, { ...proof, password: currentPassword });

  const newHash = await hashPassword(newPassword);
  const isChanged = await db.transaction(async (tx) => {
    const replacement = { userId: actor.userId, oldHash, newHash, now: now() };
    if (!(await replacePasswordHash(tx, replacement))) return false;
    await deleteOpenLinks(tx, actor.userId);
    await deleteOtherSessions(tx, actor.userId, actor.sessionId);
    await deleteKnownDevices(tx, actor.userId, deviceHash(request));
    await forgiveGuesses(tx, { email: actor.email, request });
    await recordAudit(tx, request, {
      action: 'password change',
      outcome: 'done',
      subjectId: actor.userId,
    });
    return true;
  });
  if (!isChanged) throw await refusePassword(services, proof);
  services.events.recheck(actor.userId);
}
