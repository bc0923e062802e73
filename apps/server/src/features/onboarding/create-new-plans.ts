import { guidanceOf } from '@posedown/coaching';
import type { NewPlansBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { repeatResult, sentAs } from '../../platform/db/store-once.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, updatePerson, writeForAthlete } from '../athletes/index.ts';
import { startCardioPlan } from '../cardio/index.ts';
import {
  findPlanByKey,
  generatePlan,
  planSetTargets,
  refuseUnreasoned,
  scaleActivePlan,
} from '../nutrition/index.ts';
import { editBy, refuseForbiddenReason } from '../plan-changes/index.ts';
import { answersNow } from '../progress/index.ts';
import { startTrainingPlan } from '../training/index.ts';
import {
  createOrRequest,
  type NewPlans,
  type NewPlansInput,
  splitRequests,
} from './create-or-request.ts';

/**
 * Creates new plans from an athlete's answers and measurements, replacing the active ones. If the coach decides, the
 * athlete's changes become requests. A duplicate creates nothing. The caller must check permission. @param seen the
 * athlete as loaded when permission was checked @throws AppError `not_enough_data` naming the missing answers,
 * `invalid_input` for targets past a safety limit, or warned of without a reason
 */
export async function createNewPlans(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { actor, request }: { actor: Actor; request: FastifyRequest },
  checkedAthlete: Person,
  body: NewPlansBody,
): Promise<NewPlans> {
  const { plans, targets, targetsReason, meals, requestKey } = body;
  if (targets) await refuseForbiddenReason(targetsReason, 'targetsReason');
  return writeForAthlete(
    { db, now },
    { athlete: checkedAthlete, actor },
    { affects: 'standing' },
    async (tx, athlete) => {
      const needsCoach = actor.userId === athlete.id && guidanceOf(athlete) !== 'self_guided';
      const sent = sentAs(requestKey, { plans, targets, targetsReason, meals });
      if (requestKey && athlete.plansRequestKey === requestKey) {
        const mealPlan = needsCoach ? null : await findPlanByKey(tx, athlete.id, requestKey);
        const created = { plans, requested: [], mealPlan };
        const split = needsCoach ? await splitRequests(tx, athlete, body, now()) : created;
        return repeatResult(split, { requestHash: athlete.plansRequestHash }, sent);
      }
      const { requestKey: plansRequestKey, requestHash: plansRequestHash } = sent;
      if (requestKey) await updatePerson(tx, athlete.id, { plansRequestKey, plansRequestHash });
      const answers = await answersNow(tx, athlete, now());
      const edit = editBy(actor, athlete.id);
      const input = { athlete, answers, edit, sent, now: now() };
      const created = await (needsCoach ? createOrRequest : createAll)(tx, input, body);
      await recordAudit(tx, request, {
        action: needsCoach ? 'ask for new plans' : 'make new plans',
        outcome: 'done',
        subjectId: athlete.id,
        details: { plans: plans.join(' ') },
      });
      return created;
    },
  );
}

async function createAll(tx: Tx, input: NewPlansInput, body: NewPlansBody): Promise<NewPlans> {
  const { athlete, answers, edit, now } = input;
  const { plans } = body;
  if (plans.includes('training')) await startTrainingPlan(tx, athlete.id, answers, { now, edit });
  const mealPlan = plans.includes('nutrition') ? await newMealPlan(tx, input, body) : null;
  if (plans.includes('cardio')) await startCardioPlan(tx, athlete, answers, { now, edit });
  return { plans, requested: [], mealPlan };
}

function newMealPlan(
  tx: Tx,
  { athlete, answers, edit, sent, now }: NewPlansInput,
  { targets, targetsReason: reason, meals }: NewPlansBody,
) {
  if (targets) {
    refuseUnreasoned(answers, targets, reason, 'targetsReason');
    const own = { ...targets, from: 'coach', reason } as const;
    const set = { own, meals, sent, edit: { ...edit, reason } };
    return planSetTargets(tx, athlete.id, answers, now, set);
  }
  const make = meals === 'scale' ? scaleActivePlan : generatePlan;
  return make(tx, athlete.id, answers, now, { edit, sent });
}
