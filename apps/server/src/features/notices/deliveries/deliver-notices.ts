import {
  ATHLETE_EMAILS,
  COACH_EMAILS,
  DEFAULT_QUIET_HOURS,
  type NoticeKind,
  quietUntil,
} from '@posedown/coaching';
import type { Role } from '@posedown/contract';
import { type Repetition, repeat } from '../../../platform/db/embedded/repeat.ts';
import { MailNotSentError } from '../../../platform/mail/mail-not-sent.ts';
import type { Services } from '../../../platform/services.ts';
import { isDemoAddress } from '../../service/index.ts';
import { noticeMail } from './notice-mail.ts';
import {
  claimDelivery,
  type DueDelivery,
  deleteDelivery,
  deleteInterrupted,
  hasDueDelivery,
  listDueDeliveries,
  postponeDelivery,
  postponeDue,
} from './queries.ts';

type Deps = Pick<Services, 'db' | 'now' | 'settings' | 'mailer' | 'background'>;

const MINUTE_MS = 60_000;
const POLL_MS = 15_000;
/** Serve waiting requests first. */
const FIRST_MS = 5000;
const BATCH = 50;
/** Pause before the next attempt of an email that the mail server put off. Doubles, up to an hour. */
const FIRST_RETRY_MS = MINUTE_MS;
const LONGEST_RETRY_MS = 60 * MINUTE_MS;
/** About a day of attempts. */
const MAX_ATTEMPTS = 29;
/** An email that is later than this, because the server or its mail server was down, is no longer news. */
const MAX_AGE_MS = 48 * 60 * MINUTE_MS;
/** Pause while the mail server can't be reached. */
const OUTAGE_PAUSE_MS = 5 * MINUTE_MS;
/** No process works on one email for this long. */
const INTERRUPTED_AFTER_MS = 60 * MINUTE_MS;

/** Sends emails of notices as they are due, in any number of processes. */
export function startDeliveries(services: Deps): Repetition {
  let isStopping = false;
  const report = (error: unknown) => services.background.report('notice emails', error);
  const run = () => deliverNotices(services, () => isStopping);
  const repetition = repeat(run, POLL_MS, report, FIRST_MS);
  return {
    async stop() {
      isStopping = true;
      await repetition.stop();
    },
  };
}

/** Sends the emails that are due, one after the other, so that a crash interrupts one at most. */
export async function deliverNotices(services: Deps, isStopping = () => false): Promise<void> {
  let isReachable = false;
  const { db, now } = services;
  while (await hasDueDelivery(db, now())) {
    const due = await listDueDeliveries(db, { now: now(), limit: BATCH });
    for (const delivery of due) {
      if (isStopping()) return;
      if (!(await isSendable(services, delivery))) continue;
      isReachable ||= await checkMailServer(services);
      if (!isReachable || !(await deliver(services, delivery))) return pause(services);
    }
  }
}

/** Whether to send it now. Otherwise deletes it, or postpones it to the end of the person's quiet hours. */
async function isSendable({ db, now }: Deps, delivery: DueDelivery): Promise<boolean> {
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
    // A zone that this machine doesn't know must not block everyone's emails.
    return quietUntil(now, 'UTC', quiet);
  }
}

function isWanted({ kind, role, settings, ...delivery }: DueDelivery, now: Date): boolean {
  const { readAt, leftAt, createdAt, email } = delivery;
  if (readAt || leftAt || isDemoAddress(email)) return false;
  if (now.getTime() - createdAt.getTime() > MAX_AGE_MS) return false;
  return (settings?.email ?? defaultEmails(role)).includes(kind);
}

/** Kinds that are emailed unless the person chooses. */
export const defaultEmails = (role: Role): readonly NoticeKind[] =>
  role === 'coach' ? COACH_EMAILS : ATHLETE_EMAILS;

async function checkMailServer({ mailer, background }: Deps): Promise<boolean> {
  try {
    await mailer.check();
    return true;
  } catch (error) {
    background.report('notice emails', error);
    return false;
  }
}

/** @returns false if the mail server can't be reached */
async function deliver(services: Deps, delivery: DueDelivery): Promise<boolean> {
  const { db, now, settings, mailer, background } = services;
  if (!(await claimDelivery(db, delivery, now()))) return true;
  try {
    await mailer.send(noticeMail(settings, delivery));
  } catch (error) {
    background.report('notice emails', error);
    const reason = error instanceof MailNotSentError ? error.reason : 'unknown';
    // Trying again after an unclear failure could send it twice.
    if (reason === 'rejected' || reason === 'unknown' || delivery.attempts + 1 >= MAX_ATTEMPTS) {
      await deleteDelivery(db, delivery);
    } else {
      await postponeDelivery(db, delivery, nextAttempt(delivery.attempts, now()));
    }
    return reason === 'rejected' || reason === 'delayed';
  }
  await deleteDelivery(db, delivery);
  return true;
}

function nextAttempt(attempts: number, now: Date): Date {
  const pause = Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS);
  return new Date(now.getTime() + pause);
}

/** Spares all processes further attempts for a while. */
async function pause({ db, now }: Deps) {
  const instant = now();
  const until = new Date(instant.getTime() + OUTAGE_PAUSE_MS);
  await postponeDue(db, { now: instant, until });
}

/** Deletes the deliveries of processes that stopped while sending. They may have been sent. */
export async function pruneInterrupted({ db, now, log }: Pick<Services, 'db' | 'now' | 'log'>) {
  const count = await deleteInterrupted(db, new Date(now().getTime() - INTERRUPTED_AFTER_MS));
  if (count > 0) {
    log.warn(`The server stopped while sending ${count} notice emails; they may not have arrived`);
  }
}
