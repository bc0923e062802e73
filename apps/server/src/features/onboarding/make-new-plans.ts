import type { PlanKind } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Services } from '../../platform/services.ts';
import {
  findLatestBody,
  type Person,
  refreshRosterEntry,
  toPlanAnswers,
} from '../athletes/index.ts';
import { startCardioPlan } from '../cardio/index.ts';
import { generatePlan } from '../nutrition/index.ts';
import { startTrainingPlan } from '../training/index.ts';

/**
 * Makes new plans from an athlete's answers and their latest weight, in the place of the active ones.
 * Who may is the caller's to judge.
 * @throws AppError `not_enough_data` naming the answers that are missing.
 */
export async function makeNewPlans(
  { db, now }: Pick<Services, 'db' | 'now'>,
  request: FastifyRequest,
  athlete: Person,
  plans: readonly PlanKind[],
) {
  await db.transaction(async (tx) => {
    const latest = await findLatestBody(tx, athlete.id);
    const answers = toPlanAnswers(athlete, now(), latest);
    if (plans.includes('training')) await startTrainingPlan(tx, athlete.id, answers);
    if (plans.includes('nutrition')) await generatePlan(tx, athlete.id, answers, now());
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
