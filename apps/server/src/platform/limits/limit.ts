import { createHash } from 'node:crypto';
import { counted } from '@posedown/coaching';
import type { OwnLimits, Settings } from '../../settings.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { networksOf } from './networks.ts';
import { countAttempt, deleteAttempts, uncountAttempt } from './queries.ts';

/** So many attempts in so long. */
export interface Limit {
  name: string;
  max: number;
  windowMs: number;
  /** What to say before how long to wait. */
  refusal?: string;
}

const MINUTE = 60_000;

/** The product's limits. All but writes are counted in the database, since processes share them. */
export const LIMITS = {
  loginPerAccount: { name: 'login-account', max: 10, windowMs: 15 * MINUTE },
  loginPerDevice: { name: 'login-device', max: 10, windowMs: 15 * MINUTE },
  /** Across all devices of an account, so that someone with many can't fill the queue of password checks. */
  loginOnKnownDevices: { name: 'login-devices', max: 30, windowMs: 15 * MINUTE },
  /** With the right password: each is a session, a device and a line of the audit log. */
  loginsOfAccount: { name: 'logins', max: 2000, windowMs: 24 * 60 * MINUTE },
  loginPerAddress: { name: 'login-address', max: 100, windowMs: 15 * MINUTE },
  signUpPerAddress: { name: 'sign-up-address', max: 100, windowMs: 60 * MINUTE },
  /** Failed logins at one account from wherever: beyond these each one is followed by a growing pause. */
  failuresPerAccount: { name: 'login-failures', max: 20, windowMs: 24 * 60 * MINUTE },
  mailPerRecipient: { name: 'mail-recipient', max: 10, windowMs: 24 * 60 * MINUTE },
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

/** Only a hash is stored: the table is no list of who tried to log in from where. */
export const keyOf = (name: string, parts: readonly string[]) =>
  createHash('sha256')
    .update([name, ...parts].join('\n'))
    .digest('base64url');

/**
 * Counts an attempt before it is made, so that concurrent attempts can't slip past.
 * @param onReached runs at a window's first rejection, for the audit log; at every one it could fill the disk
 * @throws AppError `too_many_requests` with the seconds to wait
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
    userMessage: `${limit.refusal ?? 'Too many attempts.'} Please try again in ${inWords(seconds)}.`,
    retryAfterSeconds: seconds,
  });
}

/** Counts an attempt in each network of its address; larger ones may have more. */
export async function consumePerNetwork(
  db: Db,
  limit: Limit,
  { ip, parts = [] }: { ip: string; parts?: readonly string[] },
  now: Date,
  onReached?: () => Promise<void>,
) {
  for (const { key, factor } of networksOf(ip)) {
    await consume(db, { ...limit, max: limit.max * factor }, [...parts, key], now, onReached);
  }
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
