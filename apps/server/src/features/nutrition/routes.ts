import type { MealFrequency } from '@posedown/coaching';
import { type GeneratePlanBody, type NutritionPlan, nutritionEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { answerAgain, sentAs } from '../../platform/db/sent-once.ts';
import { notFound } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import {
  findLatest,
  findVisibleAthlete,
  holdPerson,
  refreshRosterEntry,
  toPlanAnswers,
} from '../athletes/index.ts';
import { fillUnknown } from './fill-unknown.ts';
import { generatePlan } from './generate-plan.ts';
import { addNutritionLogRoutes } from './logs/routes.ts';
import { findPlanByKey, listPlans, type StoredPlan } from './queries.ts';
import { swapPlannedFood, undoSwap } from './swap-planned-food.ts';

const MOST_PLANS = 20;

export function addNutritionRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  addEndpoint(app, nutritionEndpoints.nutritionPlans, async ({ actor, params, request }) => {
    const athlete = await findVisibleAthlete(services, {
      actor,
      athleteId: params.userId,
      request,
    });
    return (await listPlans(db, athlete.id, MOST_PLANS)).map(toPlan);
  });

  addEndpoint(app, nutritionEndpoints.generatePlan, async ({ actor, body }) => {
    const stored = await db.transaction(async (tx) => {
      const person = await holdPerson(tx, actor.userId);
      if (!person) throw notFound('Your account');
      const sent = sentAs(body.requestKey, body);
      const first = body.requestKey && (await findPlanByKey(tx, person.id, body.requestKey));
      if (first) return answerAgain(first, first, sent);
      const latest = await findLatest(tx, person, now());
      const known = toPlanAnswers(fillUnknown(person, body), now(), latest);
      const restrictions = [...known.dietaryRestrictions, ...(body.dietaryRestrictions ?? [])];
      const answers = {
        ...known,
        mealFrequency: frequencyOf(body),
        dietaryRestrictions: [...new Set(restrictions)],
      };
      const wanted = { own: body.targets, sent };
      const made = await generatePlan(tx, person.id, answers, now(), wanted);
      await refreshRosterEntry(tx, person.id, now());
      return made;
    });
    return toPlan(stored);
  });

  addEndpoint(app, nutritionEndpoints.swapFood, async ({ actor, params, body }) =>
    toPlan(await swapPlannedFood(services, actor, { ...params, ...body })),
  );

  addEndpoint(app, nutritionEndpoints.undoSwap, async ({ actor, params, body }) =>
    toPlan(await undoSwap(services, actor, { ...params, ...body })),
  );

  addNutritionLogRoutes(app, services);
}

function frequencyOf({ mealFrequency }: GeneratePlanBody): MealFrequency {
  if (typeof mealFrequency === 'string') return mealFrequency;
  return `${mealFrequency}_meals` as MealFrequency;
}

function toPlan(stored: StoredPlan): NutritionPlan {
  const { lastSwap: _swap, requestKey: _key, requestHash: _hash, createdAt, ...plan } = stored;
  return { ...plan, createdAt: createdAt.toISOString() };
}
