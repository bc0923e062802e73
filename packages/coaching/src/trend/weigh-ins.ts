import type { CalendarDay } from '../calendar/calendar-day.ts';

/** Day-to-day scatter of a morning weight, kg: water, salt, gut. Never believed to be less. [our choice] */
export const SCALE_SCATTER_KG = 0.6;

export interface WeighIn {
  day: CalendarDay;
  weightKg: number;
}

/** One weigh-in a day (the mean where there are several), earliest first. */
export function dailyWeighIns(weighIns: readonly WeighIn[]): WeighIn[] {
  const byDay = new Map<CalendarDay, number[]>();
  for (const { day, weightKg } of weighIns) {
    byDay.set(day, [...(byDay.get(day) ?? []), weightKg]);
  }
  return [...byDay]
    .map(([day, weights]) => ({
      day,
      weightKg: weights.reduce((sum, weight) => sum + weight, 0) / weights.length,
    }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
