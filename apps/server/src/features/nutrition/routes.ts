import {
  avoidedFoods,
  daySodium,
  isSameTargets,
  MAX_LISTED_PLANS,
  thousands,
} from '@posedown/coaching';
import { type NutritionPlan, nutritionEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import { replyFromCache } from '../../platform/http/reply-cache.ts';
import type { Services } from '../../platform/services.ts';
import { athleteOf, dietOf, findPerson, type Person, warnOfDeficit } from '../athletes/index.ts';
import { addNutritionLogRoutes } from './logs/routes.ts';
import { orderPlan } from './order-plan.ts';
import { listPlans, type StoredPlan } from './queries.ts';
import { swapPlannedFood, undoSwap } from './swap-planned-food.ts';
import { undoPlan } from './undo-plan.ts';

export function addNutritionRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;
  /** The reply for a plan that was just changed. */
  const toReply = async (plan: StoredPlan, reader: ReplyOptions['reader'] = 'athlete') => {
    const athlete = await findPerson(db, plan.userId);
    if (!athlete) throw notFound('Account');
    const request = { reader, now: now() };
    const deficitWarning = plan.isActive ? await warnOfDeficit(db, athlete, request) : null;
    return toPlan(plan, athlete, { reader, deficitWarning });
  };

  addEndpoint(app, nutritionEndpoints.nutritionPlans, (call) =>
    replyFromCache(services, call, async () => {
      const athlete = await athleteOf(services, call);
      const plans = await listPlans(db, athlete.id, MAX_LISTED_PLANS);
      const reader = call.actor.userId === athlete.id ? 'athlete' : 'coach';
      const warning = await warnOfDeficit(db, athlete, { reader, now: now() });
      return plans.map((plan) =>
        toPlan(plan, athlete, { reader, deficitWarning: plan.isActive ? warning : null }),
      );
    }),
  );

  addEndpoint(app, nutritionEndpoints.generatePlan, async ({ actor, body }) => {
    const plan = await orderPlan(services, actor, body);
    const isRequest = body.targets !== undefined && !isSameTargets(plan.targets, body.targets);
    return { ...(await toReply(plan)), sentToCoach: isRequest ? sentToCoach(plan) : null };
  });

  addEndpoint(app, nutritionEndpoints.swapFood, async ({ actor, params, body }) =>
    toReply(await swapPlannedFood(services, actor, { ...params, ...body })),
  );

  addEndpoint(app, nutritionEndpoints.undoSwap, async ({ actor, params, body }) =>
    toReply(await undoSwap(services, actor, { ...params, ...body })),
  );

  addEndpoint(app, nutritionEndpoints.undoPlan, async ({ actor, params, body, request }) => {
    const athlete = await athleteOf(services, { actor, params, request });
    return toReply(
      await undoPlan(services, athlete, { actor, ...params, ...body, request }),
      'coach',
    );
  });

  addNutritionLogRoutes(app, services);
}

/** Reply to athletes whose coach decides on targets. */
const sentToCoach = ({ targets }: StoredPlan) =>
  `Your coach has your request. Your targets stay at ${thousands(targets.calories)} kcal a day until they decide.`;

interface ReplyOptions {
  reader: 'athlete' | 'coach';
  deficitWarning: string | null;
}

function toPlan(
  stored: StoredPlan,
  athlete: Person,
  { reader, deficitWarning }: ReplyOptions,
): NutritionPlan {
  const { lastSwap: _swap, requestKey: _key, requestHash: _hash, ...shown } = stored;
  const { maintenanceKcal: _maintenance, isMeasured: _measured, ...publicFields } = shown;
  const {
    goalPercent: _goal,
    targetsFrom: _from,
    showOn: _show,
    createdAt,
    ...plan
  } = publicFields;
  return {
    ...plan,
    createdAt: createdAt.toISOString(),
    deficitWarning,
    avoidedFoods: avoidedFoods(plan.meals, dietOf(athlete), reader === 'coach' ? 'their' : 'your'),
    sodium: daySodium(plan.meals),
  };
}
