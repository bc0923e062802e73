import { addDays, calendarDayIn, formatLongDay } from '@posedown/coaching';
import {
  type BodyOf,
  DELETION_GRACE_DAYS,
  type endingEndpoints,
  type FormerAthlete,
  type QueryOf,
} from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit, recordDenial } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { notifyOnCommit } from '../../../../platform/events/notify-on-commit.ts';
import { linkTo } from '../../../../platform/mail/link-to.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import { cutPage, dayCursorOf, readDayCursor } from '../../../../platform/paging.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import { lockPerson, type Person } from '../../../athletes/index.ts';
import { findEnd, listFormer, type StoredEnd, updateEnd } from './queries.ts';

type Change = BodyOf<typeof endingEndpoints.changeFormerAthlete>;

/** A page of the caller's former athletes. @throws AppError `invalid_input` for an unknown cursor */
export async function pageFormer(
  { db }: Pick<Services, 'db'>,
  { userId: coachId }: Actor,
  { search, state, limit, cursor }: QueryOf<typeof endingEndpoints.formerAthletes>,
) {
  const before = readDayCursor(cursor);
  const page = { coachId, search, isArchived: state === 'archived', before, limit: limit + 1 };
  const { rows, nextCursor } = cutPage(await listFormer(db, page), limit, ({ end }) =>
    dayCursorOf({ date: end.lastDay, id: end.athleteId }),
  );
  return { athletes: rows.map(({ end, name }) => toFormer(end, name)), nextCursor };
}

interface ChangeInput {
  actor: Actor;
  athleteId: string;
  change: Change;
  request: FastifyRequest;
}

/**
 * Archives a former athlete, offers to coach them again, or plans the deletion of their account.
 * @throws AppError `not_found` unless the caller was their last coach, `conflict` if the athlete keeps the account
 */
export async function changeFormer(
  services: Pick<Services, 'db' | 'now' | 'settings' | 'mailer' | 'background'>,
  input: ChangeInput,
): Promise<FormerAthlete> {
  const { db, now, settings, mailer, background } = services;
  const { actor, athleteId, change, request } = input;
  const changed = await db.transaction(async (tx) => {
    const athlete = await lockPerson(tx, athleteId);
    const end = await findEnd(tx, athleteId);
    if (!athlete || !end?.endedAt || end.coachId !== actor.userId) return null;
    const today = calendarDayIn(now(), athlete.timezone);
    const fields = fieldsOf(change, end, today);
    if (!fields) return { athlete, end, isNew: false };
    await record(tx, input);
    notifyOnCommit(tx, [athleteId], { type: 'athlete', athleteId });
    return { athlete, end: await updateEnd(tx, athleteId, fields), isNew: true };
  });
  if (!changed) {
    await recordDenial(services, request, { action: 'access', subjectId: athleteId });
    throw notFound('Athlete');
  }
  const { athlete, end, isNew } = changed;
  if (isNew && change.deleted && end.deletionOn) {
    const mail = deletionMail(athlete, actor.name, end.deletionOn, linkTo(settings, '/dashboard'));
    background.run('deletion mail', () => mailer.send(mail));
  }
  return toFormer(end, athlete.name);
}

/** The fields that differ after a change, or null if it changes nothing. */
function fieldsOf(
  { archived, offered, deleted }: Change,
  end: StoredEnd,
  today: string,
): Partial<StoredEnd> | null {
  if (archived !== undefined) return archived === end.isArchived ? null : { isArchived: archived };
  if (offered !== undefined) {
    const offer = offered ? 'open' : 'none';
    return offer === end.offer ? null : { offer };
  }
  if (deleted === (end.deletionOn !== null)) return null;
  if (!deleted) return { deletionOn: null };
  if (end.keepsAccount) {
    throw new AppError('conflict', { userMessage: 'The athlete decided to keep their account.' });
  }
  return { deletionOn: addDays(today, DELETION_GRACE_DAYS) };
}

async function record(tx: Tx, { athleteId, change, request }: ChangeInput): Promise<void> {
  const { archived, offered, deleted } = change;
  const [action] = [
    archived === true && 'archive athlete',
    archived === false && 'unarchive athlete',
    offered === true && 'offer coaching',
    offered === false && 'withdraw offer',
    deleted === true && 'plan deletion',
    deleted === false && 'stop deletion',
  ].filter((name) => name !== false);
  if (action) await recordAudit(tx, request, { action, outcome: 'done', subjectId: athleteId });
}

const toFormer = (end: StoredEnd, name: string): FormerAthlete => ({
  id: end.athleteId,
  name,
  startedOn: end.startedOn,
  lastDay: end.lastDay,
  note: end.note,
  isArchived: end.isArchived,
  offer: end.offer,
  deletionOn: end.deletionOn,
  keepsAccount: end.keepsAccount,
});

function deletionMail({ id, email, name }: Person, coach: string, day: string, link: string): Mail {
  return {
    to: email,
    aboutId: id,
    subject: 'Your Posedown account will be deleted',
    text: `Hello ${name},

${coach}, who coached you until recently, asked for your Posedown account and everything in it to be
deleted on ${formatLongDay(day)}.

Until then, you can log in, download your data under Account, or keep the account:
${link}

If you do nothing, everything is deleted on that day and can’t be brought back.
`,
  };
}
