import { createHash } from 'node:crypto';
import { counted } from '@posedown/coaching';
import type { OwnLimits, Settings } from '../../settings.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../errors.ts';
import { networksOf } from './networks.ts';
import { countAttempt, deleteAttempts, uncountAttempt } from './queries.ts';

/** A maximum number of attempts per time window. */
export interface Limit {
  name: string;
  max: number;
  windowMs: number;
  /** The error text before the waiting time. */
  refusal?: string;
}

const MINUTE = 60_000;

/** The product's limits. All but writes are counted in the database, since processes share them. */
export const LIMITS = {
  loginPerAccount: { name: 'login-account', max: 10, windowMs: 15 * MINUTE },
  loginPerDevice: { name: 'login-device', max: 10, windowMs: 15 * MINUTE },
  /** Across all devices of an account, so that many devices can't fill the queue of password checks. */
  loginOnKnownDevices: { name: 'login-devices', max: 30, windowMs: 15 * MINUTE },
  /** Limits successful logins, because each creates a session, a device and an audit entry. */
  loginsOfAccount: { name: 'logins', max: 2000, windowMs: 24 * 60 * MINUTE },
  loginPerAddress: { name: 'login-address', max: 100, windowMs: 15 * MINUTE },
  signUpPerAddress: { name: 'sign-up-address', max: 100, windowMs: 60 * MINUTE },
  /** Failed logins at one account from anywhere. Beyond these, each causes a growing pause. */
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
  voiceNotePerPerson: {
    ...{ name: 'voice-note', max: 60, windowMs: 24 * 60 * MINUTE },
    refusal: 'You can send up to 60 voice notes in one conversation in 24 hours.',
  },
  pushTestPerPerson: { name: 'push-test', max: 10, windowMs: 10 * MINUTE },
  writePerPerson: { name: 'write-person', max: 600, windowMs: MINUTE },
} as const satisfies Record<string, Limit>;

/** A limit as configured by the operator, or else the default. */
export function limitOf({ limits }: Pick<Settings, 'limits'>, name: keyof OwnLimits): Limit {
  return { ...LIMITS[name], max: limits[name] ?? LIMITS[name].max };
}

/** Only a hash is stored, so the table doesn't reveal who tried to log in from where. */
export const keyOf = (name: string, parts: readonly string[]) =>
  createHash('sha256')
    .update([name, ...parts].join('\n'))
    .digest('base64url');

/**
 * Counts an attempt before it is made, so that concurrent attempts can't bypass the limit. @param onReached runs at a
 * window's first rejection, for the audit log; running at each could fill the disk @throws AppError
 * `too_many_requests` with the seconds to wait
 */
export async function consume(
  db: Db,
  limit: Limit,
  parts: readonly string[],
  now: Date,
  onLimit?: () => Promise<void>,
) {
  const { count, windowEndsAt } = await countAttempt(
    db,
    keyOf(limit.name, parts),
    now,
    new Date(now.getTime() + limit.windowMs),
  );
  if (count <= limit.max) return;
  if (count === limit.max + 1) await onLimit?.();
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  throw new AppError('too_many_requests', {
    userMessage: `${limit.refusal ?? 'Too many attempts.'} Please try again in ${durationText(seconds)}.`,
    retryAfterSeconds: seconds,
  });
}

/** Counts an attempt in each network of its address. Larger networks have higher limits. */
export async function consumePerNetwork(
  db: Db,
  limit: Limit,
  { ip, parts = [] }: { ip: string; parts?: readonly string[] },
  now: Date,
  onLimit?: () => Promise<void>,
) {
  for (const { key, factor } of networksOf(ip)) {
    await consume(db, { ...limit, max: limit.max * factor }, [...parts, key], now, onLimit);
  }
}

/** Counts without rejecting. @returns the count in this window, including this one */
export async function countUp(db: Db, limit: Limit, parts: readonly string[], now: Date) {
  const windowEndsAt = new Date(now.getTime() + limit.windowMs);
  return (await countAttempt(db, keyOf(limit.name, parts), now, windowEndsAt)).count;
}

/** Reverts one counted attempt. */
export function revertAttempt(db: Db, limit: Limit, parts: readonly string[]) {
  return uncountAttempt(db, keyOf(limit.name, parts));
}

/** Clears the attempts, because the person has proven who they are. */
export function clearAttempts(db: Db, limit: Limit, parts: readonly string[]) {
  return deleteAttempts(db, keyOf(limit.name, parts));
}

/** Formats a waiting time for reading. */
export function durationText(seconds: number): string {
  if (seconds < 90) return counted(seconds, 'second');
  if (seconds < 90 * 60) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3600), 'hour');
}
