import type { EndAnswer } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { Mail } from '../../../../platform/mail/mailer.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import {
  findPerson,
  isOnTeam,
  lockPerson,
  lockPersonShared,
  refreshRosterEntry,
  updatePerson,
} from '../../../athletes/index.ts';
import { moveThreadAndAlerts, publishNewCoach } from '../hand-over/hand-over-athlete.ts';
import { deleteEnd, findEnd, type StoredEnd, updateEnd } from './queries.ts';

interface AnswerInput {
  actor: Actor;
  answer: EndAnswer;
  request: FastifyRequest;
}

/**
 * Accepts or declines the former coach's offer, or keeps the account that the coach wants deleted.
 * @throws AppError `conflict` if the coach took it back meanwhile
 */
export async function answerFormerCoach(services: Services, input: AnswerInput): Promise<void> {
  const { db, mailer, background } = services;
  const { actor, answer } = input;
  const { userId: athleteId } = actor;
  const found = await findEnd(db, athleteId);
  if (!found) throw tooLate();
  const { coachId } = found;
  await db.transaction(async (tx) => {
    // Locked before the athlete, the same order as when a coach is removed.
    const coach = await lockPersonShared(tx, coachId);
    await lockPerson(tx, athleteId);
    const end = await findEnd(tx, athleteId);
    const isOpen = answer === 'keep' ? end?.deletionOn : end?.offer === 'open';
    if (!end?.endedAt || !isOpen || end.coachId !== coachId) throw tooLate();
    if (answer === 'accept' && !(coach && isOnTeam(coach))) throw tooLate();
    await store(tx, end, { ...input, now: services.now() });
  });
  if (answer !== 'accept') return;
  publishNewCoach(services, [athleteId], coachId);
  background.run('accepted offer mail', async () => {
    const coach = await findPerson(db, coachId);
    if (coach) await mailer.send(acceptedMail(coach.email, actor.name, athleteId));
  });
}

const tooLate = () =>
  new AppError('conflict', { userMessage: 'Your coach took this back. Reload the page.' });

async function store(
  tx: Tx,
  { athleteId, coachId }: StoredEnd,
  { answer, request, now }: AnswerInput & { now: Date },
): Promise<void> {
  const action = { accept: 'accept offer', decline: 'decline offer', keep: 'keep account' }[answer];
  await recordAudit(tx, request, { action, outcome: 'done', subjectId: athleteId });
  if (answer === 'decline') {
    await updateEnd(tx, athleteId, { offer: 'declined' });
  } else if (answer === 'keep') {
    await updateEnd(tx, athleteId, { deletionOn: null, keepsAccount: true });
  } else {
    await deleteEnd(tx, athleteId);
    await updatePerson(tx, athleteId, { coachId });
    await moveThreadAndAlerts(tx, { athleteId, fromId: coachId, toId: coachId });
    await refreshRosterEntry(tx, athleteId, now);
  }
}

const acceptedMail = (to: string, athleteName: string, aboutId: string): Mail => ({
  to,
  aboutId,
  subject: `${athleteName} is your athlete again`,
  text: `Hello,

${athleteName} accepted your offer. They’re on your roster again, with everything they logged since.
`,
});
