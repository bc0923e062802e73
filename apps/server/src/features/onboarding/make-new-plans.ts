import type { NewPlansBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { answerAgain, sentAs } from '../../platform/db/sent-once.ts';
import type { Services } from '../../platform/services.ts';
import {
  holdAthleteFor,
  type Person,
  refreshRosterEntry,
  updatePerson,
} from '../athletes/index.ts';
import { startCardioPlan } from '../cardio/index.ts';
import {
  generatePlan,
  planSetTargets,
  refuseReasonWords,
  refuseUnreasoned,
} from '../nutrition/index.ts';
import { answersNow } from '../progress/index.ts';
import { startTrainingPlan } from '../training/index.ts';

/**
 * Makes new plans from an athlete's answers, their latest weight and what was measured, in the place of the active ones.
 * The same form sent again makes nothing. Who may is the caller's to judge.
 * @param seen the athlete as they were then
 * @throws AppError `not_enough_data` naming the answers that are missing, `invalid_input` for targets
 * past a safety limit, or warned of without a reason.
 */
export async function makeNewPlans(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  seen: Person,
  { plans, targets, targetsReason, requestKey }: NewPlansBody,
) {
  if (targets) await refuseReasonWords(targetsReason);
  await db.transaction(async (tx) => {
    const athlete = await holdAthleteFor(tx, request.actor, seen);
    const sent = sentAs(requestKey, { plans, targets, targetsReason });
    if (requestKey && athlete.plansRequestKey === requestKey) {
      return answerAgain(undefined, { requestHash: athlete.plansRequestHash }, sent);
    }
    const { requestKey: plansRequestKey, requestHash: plansRequestHash } = sent;
    if (requestKey) await updatePerson(tx, athlete.id, { plansRequestKey, plansRequestHash });
    const answers = await answersNow(tx, athlete, now());
    if (plans.includes('training'))
      await startTrainingPlan(tx, athlete.id, answers, { now: now() });
    if (plans.includes('nutrition')) {
      if (targets) {
        refuseUnreasoned(answers, targets, targetsReason);
        const own = { ...targets, from: 'coach', reason: targetsReason } as const;
        await planSetTargets(tx, athlete.id, answers, now(), own);
      } else await generatePlan(tx, athlete.id, answers, now());
    }
    if (plans.includes('cardio')) await startCardioPlan(tx, athlete.id, answers);
    await refreshRosterEntry(tx, athlete.id, now());
    await recordAudit(tx, request, {
      action: 'make new plans',
      outcome: 'done',
      subjectId: athlete.id,
      details: { plans: plans.join(' ') },
    });
  });
}
