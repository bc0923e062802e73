import { calendarDayIn, type PlanAnswers } from '@posedown/coaching';
import type { NewPlansBody, PlanKind } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import type { Sent } from '../../platform/db/store-once.ts';
import type { Person } from '../athletes/index.ts';
import { startCardioPlan } from '../cardio/index.ts';
import { isRequest, planByAthlete } from '../nutrition/index.ts';
import { type PlanEdit, requestPlan } from '../plan-changes/index.ts';
import { hasTrainingPlan, startTrainingPlan } from '../training/index.ts';

/** The created plans, and those the coach now decides on. */
export interface NewPlans {
  plans: PlanKind[];
  requested: PlanKind[];
  /** The coach's new meal plan, which they may undo. */
  mealPlan: { id: string; version: number } | null;
}

export interface NewPlansInput {
  athlete: Person;
  answers: PlanAnswers;
  edit: PlanEdit;
  sent: Sent;
  now: Date;
}

/**
 * For athletes whose coach decides: creates meals for the current targets, and requests for program and cardio.
 * Creates plans that don't exist yet.
 */
export async function createOrRequest(
  tx: Tx,
  { athlete, answers, edit, sent, now }: NewPlansInput,
  body: NewPlansBody,
): Promise<NewPlans> {
  const split = await splitRequests(tx, athlete, body, now);
  if (split.plans.includes('training')) {
    await startTrainingPlan(tx, athlete.id, answers, { now, edit });
  }
  if (split.plans.includes('cardio')) await startCardioPlan(tx, athlete, answers, { now, edit });
  if (body.plans.includes('nutrition')) {
    // The idempotency key belongs to the whole form, not to this plan.
    const planRequest = {
      answers,
      targets: body.targets,
      sent: { requestKey: null, requestHash: null },
    };
    await planByAthlete(tx, athlete, planRequest, now);
  }
  const { requestKey } = sent;
  if (split.requested.includes('training')) {
    await requestPlan(tx, athlete, { kind: 'program' }, { requestKey, now });
  }
  if (split.requested.includes('cardio')) {
    await requestPlan(tx, athlete, { kind: 'cardio' }, { requestKey, now });
  }
  return split;
}

/** Splits plans into those an athlete may create and those their coach decides on. */
export async function splitRequests(
  tx: Tx,
  athlete: Person,
  { plans, targets }: Pick<NewPlansBody, 'plans' | 'targets'>,
  now: Date,
): Promise<NewPlans> {
  const today = calendarDayIn(now, athlete.timezone);
  const isActive: Record<PlanKind, boolean> = {
    training: await hasTrainingPlan(tx, athlete.id, today),
    cardio: athlete.cardioProgression !== null,
    nutrition: targets !== undefined && (await isRequest(tx, athlete, targets)),
  };
  return {
    plans: plans.filter((plan) => !isActive[plan]),
    requested: plans.filter((plan) => isActive[plan]),
    mealPlan: null,
  };
}
