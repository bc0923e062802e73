import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { deleteOtherSessions } from '../../platform/session/queries.ts';
import { countGuess, forgiveGuesses } from './count-guess.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { deleteOpenLinks, findPasswordHash, replacePasswordHash } from './queries.ts';
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
 * @throws AppError `invalid_input` at `currentPassword`, `common_password`, `too_many_requests`
 */
export async function changePassword(services: Services, change: ChangePassword) {
  const { db, now } = services;
  const { actor, currentPassword, newPassword, request } = change;
  refuseCommonPassword(newPassword, actor.email, 'newPassword');
  const oldHash = await findPasswordHash(db, actor.userId);
  if (!oldHash) {
    throw wrongCurrent('You have no password yet. Ask for a link to set one.');
  }
  const guess = { email: actor.email, request };
  await countGuess(services, guess);
  if (!(await verifyPassword(oldHash, currentPassword))) throw await refuse(services, change);

  const newHash = await hashPassword(newPassword);
  const isChanged = await db.transaction(async (tx) => {
    const replacement = { userId: actor.userId, oldHash, newHash, now: now() };
    if (!(await replacePasswordHash(tx, replacement))) return false;
    await deleteOtherSessions(tx, actor.userId, actor.sessionId);
    await deleteOpenLinks(tx, actor.userId);
    await forgiveGuesses(tx, guess);
    await recordAudit(tx, request, {
      action: 'password change',
      outcome: 'done',
      subjectId: actor.userId,
    });
    return true;
  });
  if (!isChanged) throw await refuse(services, change);
  services.events.recheck(actor.userId);
}

async function refuse({ db }: Services, { actor, request }: ChangePassword) {
  await recordAudit(db, request, {
    action: 'password change',
    outcome: 'denied',
    subjectId: actor.userId,
  });
  return wrongCurrent('That is not your current password.');
}

function wrongCurrent(message: string) {
  return badField('currentPassword', message);
}
