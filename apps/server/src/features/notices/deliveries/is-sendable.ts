import {
  ATHLETE_EMAILS,
  ATHLETE_PUSHES,
  COACH_EMAILS,
  COACH_PUSHES,
  DEFAULT_QUIET_HOURS,
  type NoticeKind,
  quietUntil,
} from '@posedown/coaching';
import type { Role } from '@posedown/contract';
import type { Services } from '../../../platform/services.ts';
import { isDemoAddress } from '../../service/index.ts';
import { type DueDelivery, deleteDelivery, postponeDelivery } from './queries.ts';

const MINUTE_MS = 60_000;
/** A delivery that is later than this, because a server was down, is no longer news. */
const MAX_AGE_MS = 48 * 60 * MINUTE_MS;
/** Pause before the next attempt of a delivery that a server put off. Doubles, up to an hour. */
const FIRST_RETRY_MS = MINUTE_MS;
const LONGEST_RETRY_MS = 60 * MINUTE_MS;

/** Whether to send it now. Otherwise deletes it, or postpones it to the end of the person's quiet hours. */
export async function isSendable(
  { db, now }: Pick<Services, 'db' | 'now'>,
  delivery: DueDelivery,
): Promise<boolean> {
  const instant = now();
  if (!isWanted(delivery, instant)) {
    await deleteDelivery(db, delivery);
    return false;
  }
  const until = quietEnd(delivery, instant);
  if (until) await postponeDelivery(db, delivery, until);
  return until === null;
}

function quietEnd({ settings, timezone }: DueDelivery, now: Date): Date | null {
  const quiet = settings ? { from: settings.quietFrom, to: settings.quietTo } : DEFAULT_QUIET_HOURS;
  try {
    return quietUntil(now, timezone, quiet);
  } catch {
    // A zone that this machine doesn't know must not block everyone's deliveries.
    return quietUntil(now, 'UTC', quiet);
  }
}

function isWanted({ device, loginEndsAt, ...delivery }: DueDelivery, now: Date): boolean {
  const { kind, role, settings, readAt, leftAt, email } = delivery;
  if (readAt || leftAt || msLeft(delivery, now) <= 0) return false;
  if (!device)
    return !isDemoAddress(email) && (settings?.email ?? defaultEmails(role)).includes(kind);
  if (!loginEndsAt || loginEndsAt <= now) return false;
  return (settings?.push ?? defaultPushes(role)).includes(kind);
}

/** Kinds that are emailed unless the person chooses. */
export const defaultEmails = (role: Role): readonly NoticeKind[] =>
  role === 'coach' ? COACH_EMAILS : ATHLETE_EMAILS;

/** Kinds that are pushed unless the person chooses. */
export const defaultPushes = (role: Role): readonly NoticeKind[] =>
  role === 'coach' ? COACH_PUSHES : ATHLETE_PUSHES;

/** Milliseconds until a delivery is too old. */
export const msLeft = ({ createdAt }: Pick<DueDelivery, 'createdAt'>, now: Date): number =>
  createdAt.getTime() + MAX_AGE_MS - now.getTime();

/** @param attempts those before the one that failed */
export function nextAttempt(attempts: number, now: Date): Date {
  const pause = Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);
  return new Date(now.getTime() + pause);
}
