import type { PlanAnswers } from '@posedown/coaching';
import type { NewPlansBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { answerAgain, type Sent, sentAs } from '../../platform/db/sent-once.ts';
import type { Services } from '../../platform/services.ts';
import {
  findLatest,
  holdAthleteFor,
  type Person,
  refreshRosterEntry,
  toPlanAnswers,
  updatePerson,
} from '../athletes/index.ts';
import { startCardioPlan } from '../cardio/index.ts';
import {
  findPlanByKey,
  generatePlan,
  planSetTargets,
  refuseReasonWords,
  refuseUnreasoned,
  scaleActivePlan,
} from '../nutrition/index.ts';
import { findMeasured } from '../progress/index.ts';
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
  { plans, targets, targetsReason, meals, requestKey }: NewPlansBody,
): Promise<NewPlans> {
  if (targets) await refuseReasonWords(targetsReason);
  return db.transaction(async (tx) => {
    const athlete = await holdAthleteFor(tx, request.actor, seen);
    const sent = sentAs(requestKey, { plans, targets, targetsReason, meals });
    if (requestKey && athlete.plansRequestKey === requestKey) {
      const mealPlan = await findPlanByKey(tx, athlete.id, requestKey);
      return answerAgain({ mealPlan }, { requestHash: athlete.plansRequestHash }, sent);
    }
    const { requestKey: plansRequestKey, requestHash: plansRequestHash } = sent;
    if (requestKey) await updatePerson(tx, athlete.id, { plansRequestKey, plansRequestHash });
    const answers = await answersNow(tx, athlete, now());
    if (plans.includes('training'))
      await startTrainingPlan(tx, athlete.id, answers, { now: now() });
    const mealPlan = plans.includes('nutrition')
      ? await newMealPlan(tx, athlete.id, answers, now(), { targets, targetsReason, meals, sent })
      : null;
    if (plans.includes('cardio')) await startCardioPlan(tx, athlete.id, answers);
    await refreshRosterEntry(tx, athlete.id, now());
    await recordAudit(tx, request, {
      action: 'make new plans',
      outcome: 'done',
      subjectId: athlete.id,
      details: { plans: plans.join(' ') },
    });
    return { mealPlan };
  });
}

interface NewPlans {
  /** The new meal plan, where one was made. */
  mealPlan: { id: string; version: number } | null;
}

type Meals = Pick<NewPlansBody, 'targets' | 'targetsReason' | 'meals'> & { sent: Sent };

function newMealPlan(
  tx: Db,
  athleteId: string,
  answers: PlanAnswers,
  now: Date,
  { targets, targetsReason, meals, sent }: Meals,
) {
  if (targets) {
    refuseUnreasoned(answers, targets, targetsReason);
    const own = { ...targets, from: 'coach', reason: targetsReason } as const;
    return planSetTargets(tx, athleteId, answers, now, { own, meals, sent });
  }
  const make = meals === 'scale' ? scaleActivePlan : generatePlan;
  return make(tx, athleteId, answers, now, { sent });
}

/** What plans are made of: the answers, with the latest weight, what the athlete burns and how fast they lose. */
export async function answersNow(db: Db, athlete: Person, now: Date) {
  const latest = await findLatest(db, athlete, now);
  const measured = await findMeasured(db, athlete, now);
  return { ...toPlanAnswers(athlete, now, latest), ...measured };
}
