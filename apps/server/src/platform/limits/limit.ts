import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { counted } from '@posedown/coaching';
import type { OwnLimits, Settings } from '../../settings.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { countAttempt, deleteAttempts, uncountAttempt } from './queries.ts';

/** So many attempts in so long. */
export interface Limit {
  name: string;
  max: number;
  windowMs: number;
}

const MINUTE = 60_000;

/** The limits of the product. All but that of writes are counted in the database, for every process shares them. */
export const LIMITS = {
  loginPerAccount: { name: 'login-account', max: 10, windowMs: 15 * MINUTE },
  loginPerAddress: { name: 'login-address', max: 100, windowMs: 15 * MINUTE },
  signUpPerAddress: { name: 'sign-up-address', max: 100, windowMs: 60 * MINUTE },
  linkPerAccount: { name: 'link-account', max: 5, windowMs: 60 * MINUTE },
  invitePerCoach: { name: 'invite-coach', max: 50, windowMs: 60 * MINUTE },
  invitePerEmail: { name: 'invite-email', max: 5, windowMs: 60 * MINUTE },
  exportPerCoach: { name: 'export-coach', max: 60, windowMs: 60 * MINUTE },
  exportPerAthlete: { name: 'export-athlete', max: 5, windowMs: 60 * MINUTE },
  modelPerAthlete: { name: 'model-athlete', max: 30, windowMs: 10 * MINUTE },
  linkPerAddress: { name: 'link-address', max: 100, windowMs: 60 * MINUTE },
  photoPerAthlete: { name: 'photo-athlete', max: 60, windowMs: 24 * 60 * MINUTE },
  writePerPerson: { name: 'write-person', max: 600, windowMs: MINUTE },
} as const satisfies Record<string, Limit>;

/** A limit as the operator has set it, or else as the product does. */
export function limitOf({ limits }: Pick<Settings, 'limits'>, name: keyof OwnLimits): Limit {
  return { ...LIMITS[name], max: limits[name] ?? LIMITS[name].max };
}

/** Only a hash is stored: the table is no list of who tried to sign in from where. */
export const keyOf = (name: string, parts: readonly string[]) =>
  createHash('sha256')
    .update([name, ...parts].join('\n'))
    .digest('base64url');

/**
 * What of an address is counted. One customer of an IPv6 network holds a whole /64, and would have
 * 2^64 addresses to try from.
 * @param ip as in `request.ip`
 */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [bare = ip] = ip.split('%', 1);
  return isIPv6(bare) ? firstGroups(bare, 4) : ip;
}

/** The leading groups of an IPv6 address, with what `::` leaves out written as zeros. */
function firstGroups(address: string, count: number): string {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Counts an attempt before it is made, so that attempts made at once cannot slip past together.
 * @param onReached runs at the first refusal of a window, for the audit log: were it run at every
 * one, whoever is refused could fill the disk.
 * @throws AppError `too_many_requests` with the seconds to wait.
 */
export async function consume(
  db: Db,
  limit: Limit,
  parts: readonly string[],
  now: Date,
  onReached?: () => Promise<void>,
) {
  const { count, windowEndsAt } = await countAttempt(
    db,
    keyOf(limit.name, parts),
    now,
    new Date(now.getTime() + limit.windowMs),
  );
  if (count <= limit.max) return;
  if (count === limit.max + 1) await onReached?.();
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  throw new AppError('too_many_requests', {
    userMessage: `Too many attempts. Please try again in ${inWords(seconds)}.`,
    retryAfterSeconds: seconds,
  });
}

/** Counts without refusing. @returns how many there were in this window, this one included. */
export async function countUp(db: Db, limit: Limit, parts: readonly string[], now: Date) {
  const windowEndsAt = new Date(now.getTime() + limit.windowMs);
  return (await countAttempt(db, keyOf(limit.name, parts), now, windowEndsAt)).count;
}

/** Takes one attempt back. */
export function giveBack(db: Db, limit: Limit, parts: readonly string[]) {
  return uncountAttempt(db, keyOf(limit.name, parts));
}

/** Forgets the attempts: the person has shown who they are. */
export function forgive(db: Db, limit: Limit, parts: readonly string[]) {
  return deleteAttempts(db, keyOf(limit.name, parts));
}

/** A wait as people read it. */
export function inWords(seconds: number): string {
  if (seconds < 90) return counted(seconds, 'second');
  if (seconds < 90 * 60) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3600), 'hour');
}
