import { mealTypeAt, mealTypeOf } from '@posedown/coaching';
import type { LogMealBody, NutritionLog } from '@posedown/contract';
import { newRequestKey } from '../../../lib/request-key.ts';

/** What logs a line again that was taken out of the diary, as it was. */
export function relogBody(log: NutritionLog): LogMealBody {
  const time = log.time ?? '12:00';
  const mealType = mealTypeOf(log.mealType) ?? mealTypeAt(time);
  const photoId = log.photo?.id;
  const when = { date: log.date, time, mealType, photoId, requestKey: newRequestKey() };
  const { calories, protein, carbs, fats, quantity, unit, foodId, customFoodId } = log;
  const macros = { calories: Math.round(calories), protein, carbs, fats };
  if (unit === 'serving' || (foodId === null && customFoodId === null)) {
    return { ...when, mealName: log.foodName, quantity, unit, ...macros };
  }
  if (foodId !== null) return { ...when, foodId, quantity, unit };
  const own = { customFoodId: customFoodId ?? undefined, foodName: log.foodName };
  return { ...when, ...own, quantity, unit, ...macros };
}
