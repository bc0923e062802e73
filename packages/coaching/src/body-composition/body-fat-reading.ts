import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';

/** How long a reading is of the body of today. [our choice] */
const READING_LIMITS = { days: 56, drift: 0.03 } as const;

/** A body fat that was measured, and the weight of that day; null where that is not known. */
export interface BodyFatReading {
  percent: number;
  day: CalendarDay;
  weightKg: number | null;
}

/**
 * Whether a reading is still valid: for eight weeks, while weight stays within 3 % of that day's. Changes within that
 * move body fat by less than the three or four points of measurement error; beyond, today's weight times the old
 * percentage would be wrong, so callers use the estimate from age, height and weight. An unknown weight counts as
 * unchanged.
 */
export function readingHolds(
  { day, weightKg: thenKg }: BodyFatReading,
  { today, weightKg }: { today: CalendarDay; weightKg: number | null },
): boolean {
  if (daysBetween(day, today) > READING_LIMITS.days) return false;
  if (thenKg === null || weightKg === null) return true;
  return Math.abs(weightKg - thenKg) <= READING_LIMITS.drift * thenKg;
}

/** The last measured body fat, %, if still valid for this day and weight. */
export function currentBodyFat(
  { bodyFat, weightKg }: { bodyFat: BodyFatReading | null; weightKg: number | null },
  today: CalendarDay,
): number | null {
  return bodyFat && readingHolds(bodyFat, { today, weightKg }) ? bodyFat.percent : null;
}
