import { guidanceOf } from '@posedown/coaching';
import type { RegenerateBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import { repeatResult, sentAs } from '../../platform/db/store-once.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, updatePerson, writeForAthlete } from '../athletes/index.ts';
import { editBy, refuseForbiddenReason, requestPlan } from '../plan-changes/index.ts';
import { answersNow } from '../progress/index.ts';
import { findPlanByKey, previewProgram, regenerateProgram } from '../training/index.ts';

type Deps = Pick<Services, 'db' | 'now'>;

interface NewProgram {
  planId: string | null;
  requested: boolean;
}

const REQUESTED: NewProgram = { planId: null, requested: true };

/** Previews a new program from a week on. Stores nothing. @throws AppError as `createNewProgram` does */
export async function previewNewProgram(
  { db, now }: Deps,
  athlete: Person,
  planRequest: Pick<RegenerateBody, 'planId' | 'week'>,
) {
  const answers = await answersNow(db, athlete, now());
  return previewProgram(db, { athlete, answers, now: now() }, planRequest);
}

/**
 * Regenerates an athlete's program from a week on. If the coach decides, it becomes a request. A duplicate creates
 * nothing. The caller must check permission. @param seen the athlete as loaded when permission was checked @throws
 * AppError `not_enough_data` naming the missing answers, and as `regenerateProgram`
 */
export async function createNewProgram(
  { db, now }: Deps,
  { actor, request }: { actor: Actor; request: FastifyRequest },
  checkedAthlete: Person,
  { requestKey, ...planRequest }: RegenerateBody,
): Promise<NewProgram> {
  await refuseForbiddenReason(planRequest.reason, 'reason');
  const sent = sentAs(requestKey, planRequest);
  return writeForAthlete(
    { db, now },
    { athlete: checkedAthlete, actor },
    { affects: 'standing' },
    async (tx, athlete) => {
      if (actor.userId === athlete.id && guidanceOf(athlete) !== 'self_guided') {
        if (requestKey && athlete.plansRequestKey === requestKey) {
          return repeatResult(REQUESTED, { requestHash: athlete.plansRequestHash }, sent);
        }
        const { requestKey: plansRequestKey, requestHash: plansRequestHash } = sent;
        if (requestKey) await updatePerson(tx, athlete.id, { plansRequestKey, plansRequestHash });
        await requestPlan(
          tx,
          athlete,
          { kind: 'program' },
          { requestKey: plansRequestKey, now: now() },
        );
        return REQUESTED;
      }
      const existing = requestKey ? await findPlanByKey(tx, athlete.id, requestKey) : null;
      if (existing) {
        const answer = { planId: existing.plan.id, requested: false };
        return repeatResult(answer, { requestHash: existing.plan.requestHash }, sent);
      }
      const answers = await answersNow(tx, athlete, now());
      const { week, reason = `Regenerated from week ${week} on.` } = planRequest;
      const edit = { ...editBy(actor, athlete.id), reason };
      const about = { athlete, answers, now: now() };
      const { plan } = await regenerateProgram(tx, about, planRequest, { edit, sent });
      await recordAudit(tx, request, {
        action: 'change training plan',
        outcome: 'done',
        subjectId: athlete.id,
        details: { plan: plan.id },
      });
      return { planId: plan.id, requested: false };
    },
  );
}
