import { calendarDayIn } from '@posedown/coaching';
import { nutritionLogEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { badField, notFound } from '../../../platform/errors.ts';
import { dayRangeOf } from '../../../platform/http/day-range.ts';
import { addEndpoint } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { athleteOf } from '../../athletes/index.ts';
import { editLog, removeLog } from './change-log.ts';
import { listQuickFoods, showLog, showLogs } from './list-quick-foods.ts';
import { logMeal, logPlannedMeal } from './log-meal.ts';
import { countLogs, deleteCustomFood, listCustomFoods, listLogs } from './queries.ts';

const DAYS = { usual: 7, most: 62 };
const MAX_FOODS = 500;
/** More than anyone logs in the longest range. A larger reply would block other requests. */
const MAX_LINES = 4000;

export function addNutritionLogRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, nutritionLogEndpoints.nutritionLogs, async ({ query, ...call }) => {
    const athlete = await athleteOf(services, call);
    const range = dayRangeOf(query, calendarDayIn(services.now(), athlete.timezone), DAYS);
    const wanted = { userId: athlete.id, ...range };
    if ((await countLogs(services.db, wanted)) > MAX_LINES) {
      throw badField('from', 'Your diary has too many entries for that range. Choose fewer days');
    }
    const logs = await listLogs(services.db, wanted);
    return { ...range, logs: await showLogs(services, logs) };
  });

  addEndpoint(app, nutritionLogEndpoints.quickFoods, async (call) => ({
    foods: await listQuickFoods(services, await athleteOf(services, call)),
  }));

  addEndpoint(app, nutritionLogEndpoints.customFoods, async (call) => {
    const { id } = await athleteOf(services, call);
    return { foods: await listCustomFoods(services.db, id, MAX_FOODS) };
  });

  // Only athletes write, and an athlete can only see themselves.
  addEndpoint(app, nutritionLogEndpoints.logMeal, async ({ body, ...call }) => {
    await athleteOf(services, call);
    return showLog(services, await logMeal(services, call.actor, body));
  });

  addEndpoint(app, nutritionLogEndpoints.logPlannedMeal, async ({ body, ...call }) => {
    await athleteOf(services, call);
    const logs = await logPlannedMeal(services, call.actor, body);
    return { logs: await showLogs(services, logs) };
  });

  addEndpoint(app, nutritionLogEndpoints.editNutritionLog, async ({ body, ...call }) => {
    await athleteOf(services, call);
    const { logId } = call.params;
    return showLog(services, await editLog(services, call.actor, { logId, ...body }));
  });

  addEndpoint(app, nutritionLogEndpoints.deleteNutritionLog, async ({ body, ...call }) => {
    await athleteOf(services, call);
    await removeLog(services, call.actor, { logId: call.params.logId, ...body });
    return undefined;
  });

  addEndpoint(app, nutritionLogEndpoints.deleteCustomFood, async (call) => {
    const { id } = await athleteOf(services, call);
    const deleted = await deleteCustomFood(services.db, id, call.params.foodId);
    if (!deleted) throw notFound('Food');
    return undefined;
  });
}
