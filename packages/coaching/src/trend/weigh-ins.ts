import { PROGRESS_LIMITS } from '../athlete/limits.ts';
import type { CalendarDay } from '../calendar/calendar-day.ts';

/**
 * Day-to-day scatter of a morning weight, kg, from water, salt and gut content. Never assumed to be less. [our
 * choice]
 */
export const SCALE_SCATTER_KG = 0.6;

export interface WeighIn {
  day: CalendarDay;
  weightKg: number;
}

/** Whether a weight can be entered. Outside the limits, a unit or a digit is wrong. */
export const isPossibleWeight = (weightKg: number): boolean =>
  weightKg >= PROGRESS_LIMITS.weight.min && weightKg <= PROGRESS_LIMITS.weight.max;

/** One weigh-in per day (the mean if there are several), earliest first. */
export function dailyWeighIns(weighIns: readonly WeighIn[]): WeighIn[] {
  const byDay = new Map<CalendarDay, { sumKg: number; count: number }>();
  for (const { day, weightKg } of weighIns) {
    const { sumKg, count } = byDay.get(day) ?? { sumKg: 0, count: 0 };
    byDay.set(day, { sumKg: sumKg + weightKg, count: count + 1 });
  }
  return [...byDay]
    .map(([day, { sumKg, count }]) => ({ day, weightKg: sumKg / count }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
