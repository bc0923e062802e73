import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createQueue, type Lane } from '../../platform/limits/queue.ts';

/** argon2id at 32 MiB and two passes: above OWASP's minimum of 19 MiB, some 15 ms on one core. */
const PARAMETERS = { memoryCost: 32_768, timeCost: 2, parallelism: 1 } as const;
const PREFIX = `$argon2id$v=19$m=${PARAMETERS.memoryCost},t=${PARAMETERS.timeCost},p=${PARAMETERS.parallelism}$`;

/** One core stays free for everyone who is not signing in; 250 waiting are some 4 s of work. */
const queue = createQueue({
  name: 'passwords',
  running: Math.max(1, availableParallelism() - 1),
  waiting: 250,
  refusal: 'A lot of people are logging in right now. Please try again in a moment.',
});

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/** Matches no password. Checked for accounts without one, so that it takes as long. */
const NOBODYS_HASH = `${PREFIX}${base64(16)}$${base64(32)}`;

/** One keyboard composes é, another adds the accent: both mean the same password. */
const normalize = (password: string) => password.normalize('NFKC');

/** @returns the argon2id hash in PHC form, with its own salt */
export function hashPassword(password: string): Promise<string> {
  return queue.run(() => hash(normalize(password), PARAMETERS));
}

/**
 * Whether the password matches. Without a hash it answers no after the same work, so timing doesn't reveal accounts.
 * @param lane `reserved` for a device that has logged in before
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  lane?: Lane,
): Promise<boolean> {
  const check = () => verify(passwordHash ?? NOBODYS_HASH, normalize(password));
  const matches = await queue.run(check, lane);
  return matches && passwordHash !== null;
}

/** Whether the hash was made with other parameters than today's. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.startsWith(PREFIX);
}
