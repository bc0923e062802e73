import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  addressKey,
  consume,
  forgive,
  giveBack,
  LIMITS,
  limitOf,
} from '../../platform/limits/limit.ts';
import type { Services } from '../../platform/services.ts';

/** One try at the password of an account. It is counted whether or not there is such an account. */
interface Guess {
  email: string;
  request: FastifyRequest;
}

/**
 * Counts a guess before it is judged. The account is counted together with the address, so that
 * nobody can lock its owner out from elsewhere.
 * @throws AppError `too_many_requests`
 */
export async function countGuess({ db, now, settings }: Services, { email, request }: Guess) {
  const address = addressKey(request.ip);
  const onReached = () =>
    recordAudit(db, request, {
      action: 'login',
      outcome: 'denied',
      details: { reason: 'too many attempts' },
    });
  await consume(db, limitOf(settings, 'loginPerAccount'), [email, address], now(), onReached);
  await consume(db, limitOf(settings, 'loginPerAddress'), [address], now(), onReached);
}

/** The guess was right: it does not count, nor do the wrong ones before it at this account. */
export async function forgiveGuesses(db: Db, { email, request }: Guess) {
  const address = addressKey(request.ip);
  await forgive(db, LIMITS.loginPerAccount, [email, address]);
  await giveBack(db, LIMITS.loginPerAddress, [address]);
}
