import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';

/** Age and weight change up to which a reading is valid. [our choice] */
const READING_LIMITS = { days: 56, drift: 0.03 } as const;

/** A measured body fat and that day's weight; null if unknown. */
export interface BodyFatReading {
  percent: number;
  day: CalendarDay;
  weightKg: number | null;
}

/**
 * Whether a reading is still valid: for eight weeks, while the weight stays within 3% of that day's. Within these
 * limits, body fat changes by less than the measurement error of three or four points. Beyond them, today's weight
 * times the old percentage would be wrong, so callers use the estimate from age, height and weight. An unknown
 * weight counts as unchanged.
 */
export function isReadingValid(
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
  return bodyFat && isReadingValid(bodyFat, { today, weightKg }) ? bodyFat.percent : null;
}
