import { calendarDayIn } from '@posedown/coaching';
import type { CheckInAnswerBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { repeatResult, sentAs } from '../../platform/db/store-once.ts';
import { AppError, notFound, refuseOutdated } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { closeOlder, findWeekly, updateWeekly, type WeeklyWithReply } from '../check-ins/index.ts';
import { writeToAthlete } from '../messages/index.ts';
import { clearNotices, notifyPerson } from '../notices/index.ts';
import { deletePlanned, refuseForbiddenReason } from '../plan-changes/index.ts';
import {
  applyDecision,
  changeByCoach,
  findOpenProposal,
  lockProposal,
  planForLater,
} from '../proposals/index.ts';

interface AnswerInput {
  actor: Actor;
  athlete: Person;
  body: CheckInAnswerBody;
  request: FastifyRequest;
}

/** Why an open proposal is declined by a reply that leaves the plan as it is. */
const HELD = 'The plan stays as it is after this check-in.';

/**
 * Replies to a check-in, changes the plan and marks it as done, all or nothing. A duplicate returns the answered
 * check-in. Older waiting check-ins are marked as done, too.
 * @throws AppError `not_found`, `changed_meanwhile` if the athlete changed their answers, `already_decided` if another
 * answer was faster, and the errors of a plan change
 */
export async function answerCheckIn(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, athlete: checkedAthlete, body, request }: AnswerInput,
): Promise<WeeklyWithReply> {
  const { plan, reply: content, checkInId: id, version, requestKey } = body;
  const { markedPhotos, links, voiceNoteId } = body;
  if (plan.kind === 'change') await refuseForbiddenReason(plan.reason, 'reason');
  const sent = sentAs(requestKey, { id, plan, reply: content, markedPhotos, links, voiceNoteId });
  const writer = { athlete: checkedAthlete, actor };
  const affects = plan.kind === 'none' ? ('view' as const) : ('standing' as const);
  return writeForAthlete({ db, now }, writer, { affects }, async (tx, athlete) => {
    const key = { athleteId: athlete.id, id };
    const checkIn = await findWeekly(tx, key);
    if (!checkIn) throw notFound('Check-in');
    if (checkIn.answerKey === sent.requestKey) {
      return repeatResult(checkIn, { requestHash: checkIn.answerHash }, sent);
    }
    refuseAnswered(checkIn);
    refuseOutdated('this check-in', checkIn.version, version);
    const at = now();
    await decidePlan(tx, { actor, athlete, plan, checkInId: id, now: at });
    const coachId = actor.userId;
    const line = { coachId, content, markedPhotos, links, voiceNoteId, isPart: true };
    const message = isReply(body) ? await writeToAthlete(tx, athlete, line, at) : null;
    const done = { doneAt: at, doneById: coachId };
    await closeOlder(tx, checkIn, done);
    await updateWeekly(tx, checkIn, {
      ...{ ...done, replyId: message?.id ?? null },
      ...{ answerKey: sent.requestKey, answerHash: sent.requestHash },
    });
    await noticeAnswer(tx, { athleteId: athlete.id, coachId, checkInId: id }, at);
    const event = { action: 'answer check-in', outcome: 'done', subjectId: athlete.id } as const;
    await recordAudit(tx, request, { ...event, details: { plan: plan.kind } });
    return (await findWeekly(tx, key)) ?? checkIn;
  });
}

/** Whether something is sent to the athlete. */
const isReply = ({ reply, voiceNoteId, markedPhotos = [], links = [] }: CheckInAnswerBody) =>
  reply !== '' || voiceNoteId !== undefined || markedPhotos.length + links.length > 0;

function refuseAnswered({ doneAt }: WeeklyWithReply): void {
  if (!doneAt) return;
  throw new AppError('already_decided', {
    userMessage: 'This check-in has already been answered. Reload to see the answer.',
  });
}

/** Notifies the athlete, and clears the coach's notices of this and older check-ins. */
async function noticeAnswer(
  tx: Tx,
  { athleteId, coachId, checkInId }: Record<'athleteId' | 'coachId' | 'checkInId', string>,
  at: Date,
) {
  const answer = { userId: athleteId, kind: 'check_in_answered', subject: checkInId } as const;
  await notifyPerson(tx, { ...answer, aboutId: athleteId }, at);
  const kinds = ['check_in_sent'] as const;
  await clearNotices(tx, { userId: coachId, kinds, aboutId: athleteId }, at);
}

interface PlanDecision {
  actor: Actor;
  athlete: Person;
  plan: CheckInAnswerBody['plan'];
  checkInId: string;
  now: Date;
}

async function decidePlan(tx: Tx, { actor, athlete, plan, checkInId, now }: PlanDecision) {
  const cause = { kind: 'check_in' as const, id: checkInId };
  const shared = { actor, athlete, now, cause };
  if (plan.kind === 'change' || plan.kind === 'accept') {
    const { appliesFrom: appliesOn } = plan;
    if (appliesOn !== undefined && appliesOn > calendarDayIn(now, athlete.timezone)) {
      return planForLater(tx, { actor, athlete, now, checkInId, appliesOn, decision: plan });
    }
    // The coach saw what was planned, and decided otherwise.
    await deletePlanned(tx, athlete.id);
  }
  if (plan.kind === 'change') {
    await changeByCoach(tx, { ...shared, ...plan });
  }
  if (plan.kind === 'accept') {
    const proposal = await lockProposal(tx, athlete.id, plan.proposalId);
    if (!proposal) throw notFound('Proposal');
    const body = { decision: 'accept' as const, take: plan.take };
    await applyDecision(tx, { ...shared, proposal, body });
  }
  if (plan.kind === 'hold') {
    const proposal = await findOpenProposal(tx, athlete.id);
    const body = { decision: 'decline' as const, reason: HELD };
    if (proposal) await applyDecision(tx, { ...shared, proposal, body });
  }
}
