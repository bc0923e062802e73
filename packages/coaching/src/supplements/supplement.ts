import type { Limit } from '../athlete/limits.ts';
import { type CalendarDay, weekdayOf } from '../calendar/calendar-day.ts';

/** Units as printed on the label, so they are never converted. */
export const SUPPLEMENT_UNITS = ['g', 'mg', 'mcg', 'IU', 'ml', 'capsule', 'scoop'] as const;
export type SupplementUnit = (typeof SUPPLEMENT_UNITS)[number];

/** Times of day, in order. */
export const SUPPLEMENT_TIMES = [
  ...['on_waking', 'with_breakfast', 'with_lunch', 'before_training', 'after_training'],
  ...['with_dinner', 'before_bed', 'any_time'],
] as const;
export type SupplementTime = (typeof SUPPLEMENT_TIMES)[number];

/** Monday is 0 and Sunday 6, as in `weekdayOf`. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** From a drop of tincture to vitamins in tens of thousands of units. [our choice] */
export const SUPPLEMENT_LIMITS = {
  amount: { min: 0.01, max: 100_000, step: 0.01 },
} as const satisfies Record<string, Limit>;

/** The days to take it. */
export interface SupplementDays {
  weekdays: readonly number[];
  startedOn: CalendarDay;
  /** The first day without it; null while it is taken. */
  stoppedOn: CalendarDay | null;
}

/** Whether it is on the list that day, due or not. */
export function isListedOn({ startedOn, stoppedOn }: SupplementDays, day: CalendarDay): boolean {
  return startedOn <= day && (stoppedOn === null || day < stoppedOn);
}

/** Whether it is due that day. */
export function isDueOn(supplement: SupplementDays, day: CalendarDay): boolean {
  return isListedOn(supplement, day) && supplement.weekdays.includes(weekdayOf(day));
}
