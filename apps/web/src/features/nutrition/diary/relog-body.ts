import { mealTypeAt, mealTypeOf } from '@posedown/coaching';
import type { LogMealBody, NutritionLog } from '@posedown/contract';
import { newRequestKey } from '../../../lib/request-key.ts';

/** The request that restores a deleted line. */
export function relogBody(log: NutritionLog): LogMealBody {
  const time = log.time ?? '12:00';
  const mealType = mealTypeOf(log.mealType) ?? mealTypeAt(time);
  const photoId = log.photo?.id;
  const when = { date: log.date, time, mealType, photoId, requestKey: newRequestKey() };
  const { id, foodName, calories, protein, carbs, fats, quantity, unit } = log;
  const macros = { calories: Math.round(calories), protein, carbs, fats };
  const food = { foodId: log.foodId ?? undefined, customFoodId: log.customFoodId ?? undefined };
  return { ...when, id, ...food, foodName, quantity, unit, ...macros };
}
