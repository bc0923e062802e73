import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { type AppError, badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { deleteKnownDevices, deleteOtherSessions } from '../../platform/session/queries.ts';
import { deviceHash } from '../../platform/session/session.ts';
import { refuseDemoAccount } from '../service/index.ts';
import { clearGuesses, countGuess } from './count-guess.ts';
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
 * Changes a password and ends other sessions. A wrong current password is bad input rather than a
 * 401, because the session is valid. @throws AppError `invalid_input` at `currentPassword`,
 * `common_password`, `too_many_requests`, `demo_account`
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
    await clearGuesses(tx, { email: actor.email, request });
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

interface PasswordProof {
  actor: Actor;
  password: string;
  /** The form field. */
  field: 'currentPassword' | 'password';
  /** The protected action, as named in the audit log. */
  action: string;
  request: FastifyRequest;
}

/**
 * Checks a logged-in person's password before a sensitive action. Counts as a guess until forgiven.
 * @returns the matching hash. Lock it in the transaction, because the password may change in the
 * meantime @throws AppError `invalid_input` at the field, `too_many_requests`
 */
export async function provePassword(services: Services, proof: PasswordProof): Promise<string> {
  const { actor, password, field, request } = proof;
  const hash = await findPasswordHash(services.db, actor.userId);
  if (!hash) throw badField(field, 'You don’t have a password yet. Request a link to set one.');
  const lane = await countGuess(services, { email: actor.email, request });
  if (!(await verifyPassword(hash, password, lane))) throw await refusePassword(services, proof);
  return hash;
}

/** Audits a wrong password. @returns the error to throw */
export async function refusePassword(
  { db }: Pick<Services, 'db'>,
  { actor, field, action, request }: Omit<PasswordProof, 'password'>,
): Promise<AppError> {
  await recordAudit(db, request, { action, outcome: 'denied', subjectId: actor.userId });
  return badField(field, 'That’s not your current password.');
}
