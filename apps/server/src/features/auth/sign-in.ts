import type { SessionUser } from '@posedown/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { consume, LIMITS } from '../../platform/limits/limit.ts';
import type { Services } from '../../platform/services.ts';
import { startSession } from '../../platform/session/session.ts';
import { clearGuesses, countGuess } from './count-guess.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { findAccount, lockPasswordHash, setPasswordHash } from './queries.ts';

interface SignIn {
  /** In lower case. */
  email: string;
  password: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Logs a person in. An unknown email, a missing password and a wrong one take the same steps, so neither reply nor
 * timing differ.
 * @throws AppError `invalid_credentials`, `too_many_requests`, `unavailable`
 */
export async function signIn(services: Services, attempt: SignIn): Promise<SessionUser> {
  const { db, now } = services;
  const { email, password, request, reply } = attempt;
  const lane = await countGuess(services, attempt);
  const account = await findAccount(db, email);
  const storedHash = account?.passwordHash ?? null;
  const isRight = await verifyPassword(storedHash, password, lane);
  if (!account || !storedHash || !isRight) throw await refuse(services, request, account?.id);
  await consume(db, LIMITS.loginsOfAccount, [account.id], now());

  const newHash = isOutdated(storedHash) ? await hashPassword(password) : null;
  const { passwordHash, ...user } = account;
  const isStillRight = await db.transaction(async (tx) => {
    // Changing the password ends every session. None may start with the old password after that.
    if ((await lockPasswordHash(tx, user.id)) !== passwordHash) return false;
    if (newHash) await setPasswordHash(tx, user.id, newHash, now());
    // Call this before storing the session, which makes the device a known one.
    await clearGuesses(tx, attempt);
    await startSession(tx, { request, reply, userId: user.id, role: user.role, now: now() });
    await recordAudit(tx, request, {
      action: 'login',
      outcome: 'done',
      actorId: user.id,
      subjectId: user.id,
    });
    return true;
  });
  if (!isStillRight) throw await refuse(services, request, user.id);
  return user;
}

async function refuse({ db }: Services, request: FastifyRequest, subjectId?: string) {
  await recordAudit(db, request, { action: 'login', outcome: 'denied', subjectId });
  return new AppError('invalid_credentials', {
    userMessage: 'Invalid email or password. Please try again.',
  });
}
