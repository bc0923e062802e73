import type { InvitationBody } from '@posedown/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import { repeatResult, sentAs } from '../../platform/db/store-once.ts';
import { badField } from '../../platform/errors.ts';
import { consume, LIMITS } from '../../platform/limits/limit.ts';
import { linkTo } from '../../platform/mail/link-to.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { hashToken, newToken } from '../../platform/session/token.ts';
import type { Settings } from '../../settings.ts';
import { findCoachSettings } from '../insights/index.ts';
import {
  findByKey,
  findOpen,
  findOwnAthlete,
  insertInvitation,
  isDuplicateInvitation,
  lockOpenInvitationTo,
  type StoredInvitation,
  updateInvitation,
} from './queries.ts';

/** How long a link is valid. */
const INVITATION_DAYS = 14;

interface InvitationMail {
  to: string;
  token: string;
  coachName: string;
  /** Null if the coach hasn't named their practice. */
  practiceName: string | null;
  name: string | null;
  message: string | null;
}

/** The mail with the link. It may contain a message of limited length from the logged-in coach. */
function invitationMail(settings: Settings, mail: InvitationMail): Mail {
  const { to, token, coachName, practiceName, name, message } = mail;
  const link = linkTo(settings, `/onboarding?invite=${token}`);
  return {
    to,
    subject: `${coachName} invites you to ${practiceName ?? 'Posedown'}`,
    text: `Hello${name ? ` ${name}` : ''},

${coachName} would like to coach you ${practiceName ? `at ${practiceName}, ` : ''}on Posedown.
${message ? `\n${message}\n` : ''}
Answer a few questions here to get your training, nutrition and cardio plans:

${link}

The link works once, within ${INVITATION_DAYS} days.

If you don’t know ${coachName}, you can ignore this email.
`,
  };
}

const DAY_MS = 86_400_000;

/** Audits an invitation in the transaction that changes it. */
export type AuditNote = (tx: Tx, invitation: StoredInvitation) => Promise<void>;

/**
 * Invites a person by email. An open invitation to the same email gets a new link. Accounts with other coaches are
 * neither looked up nor revealed. @throws AppError `conflict` for one's own athlete or oneself, `too_many_requests`
 */
export async function sendInvitation(
  services: Services,
  actor: Actor,
  form: InvitationBody,
  note: AuditNote,
): Promise<StoredInvitation> {
  const { db } = services;
  const before = await findSentBefore(db, actor.userId, form);
  if (before) return before;
  await refuseOwn(db, actor, form.email);
  await countInvitation(services, actor, form.email);
  const fresh = freshLink(services.now());
  try {
    const stored = await db.transaction(async (tx) => {
      const created = await store(tx, actor.userId, form, fresh);
      await note(tx, created);
      return created;
    });
    mailInvitation(services, actor, stored, fresh.token);
    return stored;
  } catch (error) {
    const first = isDuplicateInvitation(error)
      ? ((await findSentBefore(db, actor.userId, form)) ??
        (await findOpen(db, actor.userId, form.email)))
      : null;
    if (first) return first;
    throw error;
  }
}

async function findSentBefore(db: Db, coachId: string, form: InvitationBody) {
  const first = form.requestKey ? await findByKey(db, coachId, form.requestKey) : null;
  return first && repeatResult(first, first, sentAs(form.requestKey, form));
}

async function refuseOwn(db: Db, actor: Actor, email: string) {
  if (email === actor.email) throw badField('email', 'That’s your own email.', 'conflict');
  const athlete = await findOwnAthlete(db, actor.userId, email);
  if (athlete) throw badField('email', `${athlete.name} is already your athlete.`, 'conflict');
}

/** Counts a mail against the coach's limits and those of the recipient. */
export async function countInvitation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  email: string,
) {
  await consume(db, LIMITS.invitePerCoach, [actor.userId], now());
  await consume(db, LIMITS.invitePerEmail, [actor.userId, email], now());
  await consume(db, LIMITS.mailPerRecipient, [email], now());
}

/** Creates a link token and the columns to store for it. */
export function freshLink(now: Date) {
  const token = newToken();
  return {
    token,
    columns: {
      tokenHash: hashToken(token),
      sentAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    },
  };
}

async function store(
  tx: Tx,
  coachId: string,
  form: InvitationBody,
  { columns }: ReturnType<typeof freshLink>,
) {
  const { email, name, message, requestKey } = form;
  const words = { name: name ?? null, message: message || null, ...sentAs(requestKey, form) };
  const open = await lockOpenInvitationTo(tx, coachId, email);
  if (open) {
    // A repeated invitation keeps the earlier name and message unless new ones are given.
    const texts = { name: words.name ?? open.name, message: words.message ?? open.message };
    return updateInvitation(tx, open.id, { ...words, ...texts, ...columns });
  }
  return insertInvitation(tx, {
    coachId,
    email,
    ...words,
    ...columns,
    createdAt: columns.sentAt,
  });
}

/** Sends the mail after the response, so that timing reveals nothing. */
export function mailInvitation(
  { db, settings, mailer, background }: Services,
  actor: Actor,
  { email, name, message }: StoredInvitation,
  token: string,
) {
  background.run('invitation mail', async () => {
    const { practiceName } = await findCoachSettings(db, actor.userId);
    const words = { coachName: actor.name, practiceName, name, message };
    await mailer.send(invitationMail(settings, { to: email, token, ...words }));
  });
}
