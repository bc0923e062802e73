import { mealTypeAt, mealTypeOf } from '@posedown/coaching';
import { badField } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { storeLines } from './log-meal.ts';
import { findPlanMeals, type StoredLog } from './queries.ts';

interface Asked {
  planId: string;
  meal: number;
  date: string;
  requestKey?: string;
}

/**
 * Logs every food of a planned meal as it was planned.
 * @throws AppError `invalid_input` for a plan or meal that the caller does not have.
 */
export function logPlannedMeal(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  asked: Asked,
): Promise<StoredLog[]> {
  return storeLines(services, actor, asked, async (tx) => {
    const meals = await findPlanMeals(tx, actor.userId, asked.planId);
    if (!meals) throw badField('planId', 'Plan not found');
    const meal = meals[asked.meal];
    if (!meal || meal.foods.length === 0) throw badField('meal', 'That meal has no foods');
    return meal.foods.map(({ foodId, name, grams, calories, protein, carbs, fats }) => ({
      date: asked.date,
      time: meal.time,
      mealType: mealTypeOf(meal.name) ?? mealTypeAt(meal.time),
      foodId,
      foodName: name,
      quantity: grams,
      unit: 'g' as const,
      ...{ calories, protein, carbs, fats },
    }));
  });
}
