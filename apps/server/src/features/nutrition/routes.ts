import { type MealFrequency, MOST_PLANS_TOLD, type PlanAnswers } from '@posedown/coaching';
import { type GeneratePlanBody, type NutritionPlan, nutritionEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { answerAgain, sentAs } from '../../platform/db/sent-once.ts';
import { notFound } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import {
  findLatest,
  findPerson,
  findVisibleAthlete,
  holdPerson,
  type Person,
  refreshRosterEntry,
  toPlanAnswers,
  warnOfDeficit,
} from '../athletes/index.ts';
import { findMeasuredKcal } from '../progress/index.ts';
import { fillUnknown } from './fill-unknown.ts';
import { generatePlan } from './generate-plan.ts';
import { addNutritionLogRoutes } from './logs/routes.ts';
import { findPlanByKey, listPlans, type StoredPlan } from './queries.ts';
import { swapPlannedFood, undoSwap } from './swap-planned-food.ts';

export function addNutritionRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;
  /** A plan that was just changed, as its athlete sees it. */
  const toReply = async (plan: StoredPlan) => {
    const athlete = plan.isActive ? await findPerson(db, plan.userId) : null;
    const asked = { reader: 'athlete', now: now() } as const;
    return toPlan(plan, athlete && (await warnOfDeficit(db, athlete, asked)));
  };

  addEndpoint(app, nutritionEndpoints.nutritionPlans, async ({ actor, params, request }) => {
    const athlete = await findVisibleAthlete(services, {
      actor,
      athleteId: params.userId,
      request,
    });
    const plans = await listPlans(db, athlete.id, MOST_PLANS_TOLD);
    const reader = actor.userId === athlete.id ? 'athlete' : 'coach';
    const warning = await warnOfDeficit(db, athlete, { reader, now: now() });
    return plans.map((plan) => toPlan(plan, plan.isActive ? warning : null));
  });

  addEndpoint(app, nutritionEndpoints.generatePlan, async ({ actor, body }) => {
    const stored = await db.transaction(async (tx) => {
      const person = await holdPerson(tx, actor.userId);
      if (!person) throw notFound('Your account');
      const sent = sentAs(body.requestKey, body);
      const first = body.requestKey && (await findPlanByKey(tx, person.id, body.requestKey));
      if (first) return answerAgain(first, first, sent);
      const answers = await answersFor(tx, person, body, now());
      const own = body.targets && { ...body.targets, isByFormula: true };
      const made = await generatePlan(tx, person.id, answers, now(), { own, sent });
      await refreshRosterEntry(tx, person.id, now());
      return made;
    });
    return toReply(stored);
  });

  addEndpoint(app, nutritionEndpoints.swapFood, async ({ actor, params, body }) =>
    toReply(await swapPlannedFood(services, actor, { ...params, ...body })),
  );

  addEndpoint(app, nutritionEndpoints.undoSwap, async ({ actor, params, body }) =>
    toReply(await undoSwap(services, actor, { ...params, ...body })),
  );

  addNutritionLogRoutes(app, services);
}

/** What a plan is made from: the answers, what was measured, and what is asked for besides. */
async function answersFor(
  tx: Db,
  person: Person,
  body: GeneratePlanBody,
  now: Date,
): Promise<PlanAnswers> {
  const latest = await findLatest(tx, person, now);
  const known = toPlanAnswers(fillUnknown(person, body), now, latest);
  const measured = await findMeasuredKcal(tx, person, now);
  const restrictions = [...known.dietaryRestrictions, ...(body.dietaryRestrictions ?? [])];
  return {
    ...known,
    ...measured,
    mealFrequency: frequencyOf(body),
    dietaryRestrictions: [...new Set(restrictions)],
  };
}

function frequencyOf({ mealFrequency }: GeneratePlanBody): MealFrequency {
  if (typeof mealFrequency === 'string') return mealFrequency;
  return `${mealFrequency}_meals` as MealFrequency;
}

function toPlan(stored: StoredPlan, deficitWarning: string | null): NutritionPlan {
  const { lastSwap: _swap, requestKey: _key, requestHash: _hash, ...shown } = stored;
  const { maintenanceKcal: _maintenance, isMeasured: _measured, ...told } = shown;
  const { reviewedAt: _reviewed, createdAt, ...plan } = told;
  return { ...plan, createdAt: createdAt.toISOString(), deficitWarning };
}
