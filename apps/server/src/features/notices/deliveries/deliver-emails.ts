import { MailNotSentError } from '../../../platform/mail/mail-not-sent.ts';
import type { Services } from '../../../platform/services.ts';
import { isSendable, nextAttempt } from './is-sendable.ts';
import { noticeMail } from './notice-mail.ts';
import {
  claimDelivery,
  type DueDelivery,
  deleteDelivery,
  hasDueDelivery,
  listDueDeliveries,
  postponeDelivery,
  postponeDue,
} from './queries.ts';

type Deps = Pick<Services, 'db' | 'now' | 'settings' | 'mailer' | 'background'>;

const BATCH = 50;
/** About a day of attempts. */
const MAX_ATTEMPTS = 29;
/** Pause while the mail server can't be reached. */
const OUTAGE_PAUSE_MS = 5 * 60_000;

/** Sends the emails that are due, one after the other, so that a crash interrupts one at most. */
export async function deliverEmails(services: Deps, isStopping = () => false): Promise<void> {
  let isReachable = false;
  const { db, now } = services;
  while (await hasDueDelivery(db, 'email', now())) {
    const due = await listDueDeliveries(db, { channel: 'email', now: now(), limit: BATCH });
    for (const delivery of due) {
      if (isStopping()) return;
      if (!(await isSendable(services, delivery))) continue;
      isReachable ||= await checkMailServer(services);
      if (!isReachable || !(await deliver(services, delivery))) return pause(services);
    }
  }
}

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

/** Spares all processes further attempts for a while. */
async function pause({ db, now }: Deps) {
  const instant = now();
  const until = new Date(instant.getTime() + OUTAGE_PAUSE_MS);
  await postponeDue(db, 'email', { now: instant, until });
}
