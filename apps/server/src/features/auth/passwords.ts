import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createQueue, type Lane } from '../../platform/limits/queue.ts';

/**
 * argon2id with 32 MiB and two passes: above OWASP's minimum of 19 MiB and about 15 ms on one
 * core.
 */
const PARAMETERS = { memoryCost: 32_768, timeCost: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** Leaves one core free for requests other than logins. 250 waiting checks take about 4 s. */
const queue = createQueue({
  name: 'passwords',
  running: Math.max(1, availableParallelism() - 1),
  waiting: 250,
  refusal: 'A lot of people are logging in right now. Please try again in a moment.',
});

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/**
 * A hash that no password matches. Accounts without a password use it, so that their check takes
 * equally long.
 */
const DUMMY_HASH = `${PREFIX}${base64(16)}$${base64(32)}`;

/**
 * Keyboards differ: some type é as one character, others add the accent separately. Both are the
 * same password.
 */
const normalize = (password: string) => password.normalize('NFKC');

/** @returns the argon2id hash in PHC form, with its own salt */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(normalize(password), PARAMETERS));
}

/**
 * Whether the password matches. Without a hash it returns false after the same work, so that
 * timing doesn't reveal accounts. @param lane `reserved` for a device that has logged in before
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  lane?: Lane,
): Promise<boolean> {
  const check = () => verify(passwordHash ?? DUMMY_HASH, normalize(password));
  const matches = await queue.run(check, lane);
  return matches && passwordHash !== null;
}

/** Whether the hash uses outdated parameters. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(PREFIX);
}
