import { type CalendarDay, calendarDayIn, MOST_PLANS_TOLD } from '@posedown/coaching';
import type { NutritionPlan } from '@posedown/contract';
import { type DayMacros, planToShow } from '../shown-plan.ts';

const MACRO_KEYS = ['calories', 'protein', 'carbs', 'fats'] as const;

/** All four, each to a tenth. */
function macrosBy(amountOf: (key: keyof DayMacros) => number): DayMacros {
  const macros = { calories: 0, protein: 0, carbs: 0, fats: 0 };
  for (const key of MACRO_KEYS) macros[key] = Math.round(amountOf(key) * 10) / 10;
  return macros;
}

/** What lines add up to, to a tenth. */
export const sumOf = (lines: readonly DayMacros[]): DayMacros =>
  macrosBy((key) => lines.reduce((so, line) => so + line[key], 0));

/** What was eaten: what stands in the diary, and what waits to go there. */
export function eatenOf(
  logs: readonly DayMacros[],
  waiting: readonly { macros: DayMacros | null; problem?: string }[],
): DayMacros {
  return sumOf([...logs, ...waiting.flatMap(({ macros, problem }) => (!problem && macros) || [])]);
}

/** What a day still holds; below nought is too much. */
export const leftOf = (targets: DayMacros, eaten: DayMacros): DayMacros =>
  macrosBy((key) => targets[key] - eaten[key]);

/**
 * What a day aimed at: the newest plan made by the end of that day, else the one on the screen.
 * @param timeZone the athlete's, in which their days begin and end
 * @returns null before the oldest plan that is told, where there may have been another one then
 */
export function targetsOn(
  plans: readonly NutritionPlan[],
  day: CalendarDay,
  timeZone: string,
): DayMacros | null {
  const made = plans.find(({ createdAt }) => calendarDayIn(new Date(createdAt), timeZone) <= day);
  if (!made && plans.length >= MOST_PLANS_TOLD) return null;
  return (made ?? planToShow(plans)).targets;
}
