import { type CalendarDay, calendarDayIn, MAX_LISTED_PLANS } from '@posedown/coaching';
import type { NutritionPlan } from '@posedown/contract';
import { type DayMacros, planToShow } from '../shown-plan.ts';

const MACRO_KEYS = ['calories', 'protein', 'carbs', 'fats'] as const;

function macrosBy(amountOf: (key: keyof DayMacros) => number): DayMacros {
  const macros = { calories: 0, protein: 0, carbs: 0, fats: 0 };
  for (const key of MACRO_KEYS) macros[key] = Math.round(amountOf(key) * 10) / 10;
  return macros;
}

/** Sums lines, to a tenth. */
export const sumOf = (lines: readonly DayMacros[]): DayMacros =>
  macrosBy((key) => lines.reduce((so, line) => so + line[key], 0));

/** Everything eaten: diary entries plus those still queued on this device. */
export function eatenOf(
  logs: readonly DayMacros[],
  waiting: readonly { macros: DayMacros | null; problem?: string }[],
): DayMacros {
  return sumOf([...logs, ...waiting.flatMap(({ macros, problem }) => (!problem && macros) || [])]);
}

/** The macros left to reach the targets; negative when over. */
export const remainingMacros = (targets: DayMacros, eaten: DayMacros): DayMacros =>
  macrosBy((key) => targets[key] - eaten[key]);

/**
 * The targets of a day: those of the newest plan created by the end of that day.
 * @param timeZone the athlete's time zone
 * @returns null before the oldest plan in the list, when an older one may exist
 */
export function targetsOn(
  plans: readonly NutritionPlan[],
  day: CalendarDay,
  timeZone: string,
): DayMacros | null {
  const plan = plans.find(({ createdAt }) => calendarDayIn(new Date(createdAt), timeZone) <= day);
  if (!plan && plans.length >= MAX_LISTED_PLANS) return null;
  return (plan ?? planToShow(plans)).targets;
}
