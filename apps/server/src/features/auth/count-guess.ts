import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import {
  clearAttempts,
  consume,
  consumePerNetwork,
  countUp,
  LIMITS,
  limitOf,
  revertAttempt,
} from '../../platform/limits/limit.ts';
import { networksOf } from '../../platform/limits/networks.ts';
import type { Lane } from '../../platform/limits/queue.ts';
import type { Services } from '../../platform/services.ts';
import { isKnownDevice } from '../../platform/session/queries.ts';
import { deviceHash } from '../../platform/session/session.ts';

/** A password attempt for an account. Counted whether or not the account exists. */
interface Guess {
  email: string;
  request: FastifyRequest;
}

const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * Counts a guess before checking it. A known device has its own count, so guesses from elsewhere
 * never lock it out. Unknown devices are counted by account and network, by network, and by
 * account. @returns the queue lane for checking the password @throws AppError `too_many_requests`
 */
export async function countGuess(services: Services, guess: Guess): Promise<Lane> {
  const { db, now, settings } = services;
  const { email, request } = guess;
  const onLimit = () => recordRefusal(db, request);
  const device = await knownDeviceKey(db, guess);
  if (device) {
    await consume(db, LIMITS.loginPerDevice, [email, device], now(), onLimit);
    await consume(db, LIMITS.loginOnKnownDevices, [email], now(), onLimit);
    return 'reserved';
  }
  const { ip } = request;
  const perAccount = { ip, parts: [email] };
  await consumePerNetwork(db, limitOf(settings, 'loginPerAccount'), perAccount, now(), onLimit);
  await consumePerNetwork(db, limitOf(settings, 'loginPerAddress'), { ip }, now(), onLimit);
  await pauseAfterFailures(services, guess, onLimit);
  return 'open';
}

/**
 * Slows down guesses at one account from many networks. The owner can still log in from a known device or by emailed
 * link.
 */
async function pauseAfterFailures(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { email }: Guess,
  onLimit: () => Promise<void>,
) {
  const { failuresPerAccount } = LIMITS;
  const failures = await countUp(db, failuresPerAccount, [email], now());
  if (failures <= failuresPerAccount.max) return;
  const doublings = Math.min(failures - failuresPerAccount.max - 1, 10);
  const pause = {
    name: 'login-pause',
    max: 1,
    windowMs: Math.min(FIRST_PAUSE_MS * 2 ** doublings, LONGEST_PAUSE_MS),
    refusal:
      "Too many failed logins for this account. Log in on a device you've used before, or choose 'Forgot your password?' to get a link by email.",
  };
  try {
    await consume(db, pause, [email], now(), onLimit);
  } catch (error) {
    // The password wasn't checked, so it doesn't count as a failure.
    await revertAttempt(db, failuresPerAccount, [email]);
    throw error;
  }
}

const recordRefusal = (db: Db, request: FastifyRequest) =>
  recordAudit(db, request, {
    action: 'login',
    outcome: 'denied',
    details: { reason: 'too many attempts' },
  });

/**
 * Resets the counts after a correct guess, including earlier wrong guesses from the same device or
 * network.
 */
export async function clearGuesses(db: Db, guess: Guess) {
  const { email, request } = guess;
  const device = await knownDeviceKey(db, guess);
  if (device) {
    await clearAttempts(db, LIMITS.loginPerDevice, [email, device]);
    return clearAttempts(db, LIMITS.loginOnKnownDevices, [email]);
  }
  for (const { key } of networksOf(request.ip)) {
    await clearAttempts(db, LIMITS.loginPerAccount, [email, key]);
    await revertAttempt(db, LIMITS.loginPerAddress, [key]);
  }
  await revertAttempt(db, LIMITS.failuresPerAccount, [email]);
}

interface Caller {
  email: string;
  request: FastifyRequest;
}

/** The key under which a known device of the account is counted. Null for unknown devices. */
export async function knownDeviceKey(db: Db, { email, request }: Caller): Promise<string | null> {
  const { actor } = request;
  if (actor?.email === email) return actor.sessionId;
  const hash = deviceHash(request);
  return hash && (await isKnownDevice(db, email, hash)) ? hash : null;
}
