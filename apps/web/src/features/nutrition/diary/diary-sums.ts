import {
  type CalendarDay,
  calendarDayIn,
  MEAL_TYPE_NAMES,
  MEAL_TYPES,
  mealTypeOf,
} from '@posedown/coaching';
import type { NutritionLog, NutritionPlan } from '@posedown/contract';
import { type DayMacros, planToShow } from '../shown-plan.ts';

const MACRO_KEYS = ['calories', 'protein', 'carbs', 'fats'] as const;

const NOTHING: DayMacros = { calories: 0, protein: 0, carbs: 0, fats: 0 };

/** What lines add up to, to a tenth. */
export function sumOf(lines: readonly DayMacros[]): DayMacros {
  const sum = { ...NOTHING };
  for (const key of MACRO_KEYS) {
    const total = lines.reduce((so, line) => so + line[key], 0);
    sum[key] = Math.round(total * 10) / 10;
  }
  return sum;
}

/** What was eaten: what stands in the diary, and what waits to go there. */
export function eatenOf(
  logs: readonly DayMacros[],
  waiting: readonly { macros: DayMacros | null; problem?: string }[],
): DayMacros {
  const coming = waiting.filter(({ problem }) => problem === undefined);
  return sumOf([...logs, ...coming.flatMap(({ macros }) => macros ?? [])]);
}

/** What a day still holds; below nought is too much. */
export function leftOf(targets: DayMacros, eaten: DayMacros): DayMacros {
  const left = { ...NOTHING };
  for (const key of MACRO_KEYS) left[key] = Math.round((targets[key] - eaten[key]) * 10) / 10;
  return left;
}

/**
 * What a day aimed at: the newest plan made by the end of that day, else the one on the screen.
 * @param timeZone the athlete's, in which their days begin and end
 */
export function targetsOn(
  plans: readonly NutritionPlan[],
  day: CalendarDay,
  timeZone: string,
): DayMacros {
  const made = plans.find(({ createdAt }) => calendarDayIn(new Date(createdAt), timeZone) <= day);
  return (made ?? planToShow(plans)).targets;
}

export interface LoggedMeal {
  type: string;
  name: string;
  logs: NutritionLog[];
}

/** A day's lines by meal, in the order of the day. */
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
  const known = mealTypeOf(mealType);
  return known ? MEAL_TYPE_NAMES[known] : mealType;
}
