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
const MOST_FOODS = 500;
/** More than anybody eats in the longest range: a larger reply would block other requests. */
const MOST_LINES = 4000;

export function addNutritionLogRoutes(app: FastifyInstance, services: Services) {
  addEndpoint(app, nutritionLogEndpoints.nutritionLogs, async ({ query, ...asked }) => {
    const athlete = await athleteOf(services, asked);
    const range = dayRangeOf(query, calendarDayIn(services.now(), athlete.timezone), DAYS);
    const wanted = { userId: athlete.id, ...range };
    if ((await countLogs(services.db, wanted)) > MOST_LINES) {
      throw badField('from', 'Your diary has too many entries for that range. Choose fewer days');
    }
    const logs = await listLogs(services.db, wanted);
    return { ...range, logs: await showLogs(services, logs) };
  });

  addEndpoint(app, nutritionLogEndpoints.quickFoods, async (asked) => ({
    foods: await listQuickFoods(services, await athleteOf(services, asked)),
  }));

  addEndpoint(app, nutritionLogEndpoints.customFoods, async (asked) => {
    const { id } = await athleteOf(services, asked);
    return { foods: await listCustomFoods(services.db, id, MOST_FOODS) };
  });

  // Only athletes write, and an athlete can only see themselves.
  addEndpoint(app, nutritionLogEndpoints.logMeal, async ({ body, ...asked }) => {
    await athleteOf(services, asked);
    return showLog(services, await logMeal(services, asked.actor, body));
  });

  addEndpoint(app, nutritionLogEndpoints.logPlannedMeal, async ({ body, ...asked }) => {
    await athleteOf(services, asked);
    const logs = await logPlannedMeal(services, asked.actor, body);
    return { logs: await showLogs(services, logs) };
  });

  addEndpoint(app, nutritionLogEndpoints.editNutritionLog, async ({ body, ...asked }) => {
    await athleteOf(services, asked);
    const { logId } = asked.params;
    return showLog(services, await editLog(services, asked.actor, { logId, ...body }));
  });

  addEndpoint(app, nutritionLogEndpoints.deleteNutritionLog, async ({ body, ...asked }) => {
    await athleteOf(services, asked);
    await removeLog(services, asked.actor, { logId: asked.params.logId, ...body });
    return undefined;
  });

  addEndpoint(app, nutritionLogEndpoints.deleteCustomFood, async (asked) => {
    const { id } = await athleteOf(services, asked);
    const gone = await deleteCustomFood(services.db, id, asked.params.foodId);
    if (!gone) throw notFound('That food');
    return undefined;
  });
}
