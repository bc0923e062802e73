import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { type AppError, badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { countGuess } from './count-guess.ts';
import { verifyPassword } from './passwords.ts';
import { findPasswordHash } from './queries.ts';

interface Tried {
  actor: Actor;
  password: string;
  /** Where it was typed. */
  field: 'currentPassword' | 'password';
  /** What it was typed for, as the audit log calls it. */
  action: string;
  request: FastifyRequest;
}

/**
 * Checks the password of somebody who is signed in, who is about to do what a borrowed device must
 * not. It is counted as a guess until it is forgiven.
 * @returns the hash it fits; hold it in the transaction, for the password may change meanwhile
 * @throws AppError `invalid_input` at the field, `too_many_requests`
 */
export async function provePassword(services: Services, tried: Tried): Promise<string> {
  const { actor, password, field, request } = tried;
  const hash = await findPasswordHash(services.db, actor.userId);
  if (!hash) throw badField(field, 'You don’t have a password yet. Request a link to set one.');
  const lane = await countGuess(services, { email: actor.email, request });
  if (!(await verifyPassword(hash, password, lane))) throw await refusePassword(services, tried);
  return hash;
}

/** Writes down that it was not the password. @returns what says so */
export async function refusePassword(
  { db }: Pick<Services, 'db'>,
  { actor, field, action, request }: Omit<Tried, 'password'>,
): Promise<AppError> {
  await recordAudit(db, request, { action, outcome: 'denied', subjectId: actor.userId });
  return badField(field, 'That’s not your current password.');
}
