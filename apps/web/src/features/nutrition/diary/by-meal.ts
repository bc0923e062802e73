import { MEAL_TYPE_NAMES, MEAL_TYPES, mealTypeOf } from '@posedown/coaching';
import type { NutritionLog } from '@posedown/contract';

export interface LoggedMeal {
  type: string;
  name: string;
  logs: NutritionLog[];
}

/** Groups a day's lines by meal, in the order of the day. */
export function byMeal(logs: readonly NutritionLog[]): LoggedMeal[] {
  const groups = new Map<string, NutritionLog[]>(MEAL_TYPES.map((type) => [type, []]));
  for (const log of logs) {
    const group = groups.get(log.mealType) ?? [];
    groups.set(log.mealType, [...group, log]);
  }
  return [...groups]
    .filter(([, lines]) => lines.length > 0)
    .map(([type, lines]) => ({ type, name: nameOf(type), logs: lines }));
}

function nameOf(mealType: string): string {
  const mealSlot = mealTypeOf(mealType);
  return mealSlot ? MEAL_TYPE_NAMES[mealSlot] : mealType;
}
