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
 * Whether a reading still tells the body fat of today: for eight weeks, while the weight stays within 3 % of that
 * day's. What a body gains or loses within them moves its body fat by less than the three or four points by which
 * tape, callipers and scales err anyway; beyond, today's weight times the old percentage is nobody's fat mass, and
 * whoever reckons with it takes the estimate from age, height and weight instead. A weight that is not known
 * drifts nowhere.
 */
export function readingHolds(
  { day, weightKg: thenKg }: BodyFatReading,
  { today, weightKg }: { today: CalendarDay; weightKg: number | null },
): boolean {
  if (daysBetween(day, today) > READING_LIMITS.days) return false;
  if (thenKg === null || weightKg === null) return true;
  return Math.abs(weightKg - thenKg) <= READING_LIMITS.drift * thenKg;
}

/** The body fat that was measured last, %, as far as it still holds on a day and at a weight. */
export function currentBodyFat(
  { bodyFat, weightKg }: { bodyFat: BodyFatReading | null; weightKg: number | null },
  today: CalendarDay,
): number | null {
  return bodyFat && readingHolds(bodyFat, { today, weightKg }) ? bodyFat.percent : null;
}
