import type { Units } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { formatDay } from '../calendar/day-text.ts';
import { type Body, safeTargetKg } from '../safety/deficit-blocks.ts';
import {
  bestWeightByShow,
  CLOSE_ENOUGH_SHARE,
  daysToTarget,
  PREP_RATE,
  requiredLossPercent,
} from './show-pace.ts';

/** A stage weight and the day of the show. */
export interface ShowGoal {
  today: CalendarDay;
  showDay: CalendarDay;
  targetWeightKg: number;
}

/**
 * Explains that a stage weight can't be reached safely by the show, and names a reachable weight and a realistic date.
 * Null if it can.
 */
export function showWarning(
  body: Body,
  { today, showDay, targetWeightKg }: ShowGoal,
): string | null {
  const days = daysBetween(today, showDay);
  if (days <= 0) return null;
  const target = { kg: safeTargetKg({ ...body, targetWeightKg }), days };
  const bestKg = bestWeightByShow(body.weightKg, days);
  if (bestKg - target.kg <= CLOSE_ENOUGH_SHARE * body.weightKg) return null;
  return unreachableText({ ...body, today, target });
}

/** Explains the loss a target would require, and what the fastest safe loss can reach instead. */
export function unreachableText({
  weightKg,
  today,
  target: { kg, days },
  units,
}: {
  weightKg: number;
  today: CalendarDay;
  /** Days until the show. */
  target: { kg: number; days: number };
  units?: Units | undefined;
}): string {
  const requiredPercent = requiredLossPercent(weightKg, kg, days).toFixed(2);
  const best = weightText(bestWeightByShow(weightKg, days), units);
  const date = formatDay(addDays(today, daysToTarget(weightKg, kg)));
  const text = weightText(kg, units);
  return (
    `${text} by the show would mean losing ${requiredPercent}% of your weight a week. Losing faster than ${PREP_RATE.fastest}% costs muscle ` +
    `and health. You can reach about ${best} by the show, or ${text} by ${date}.`
  );
}
