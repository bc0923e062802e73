import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';

/** Days without water changes from a new diet or load; inclusive. */
export interface StablePeriod {
  /** The end of the preceding freeze; null without one. */
  from: CalendarDay | null;
  until: CalendarDay;
}

/**
 * The days from the last freeze's end up to today, then those up to each freeze's start, latest first. During a
 * freeze the first period is empty.
 * @param freezeStarts days a diet or load began; future ones are ignored
 * @param frozenDays days excluded from each start on
 */
export function stablePeriods(
  today: CalendarDay,
  freezeStarts: readonly CalendarDay[],
  frozenDays: number,
): StablePeriod[] {
  const starts = freezeStarts
    .filter((start) => daysBetween(start, today) >= 0)
    .toSorted((one, other) => daysBetween(one, other));
  return [today, ...starts].map((until, index) => {
    const start = starts[index];
    return { from: start === undefined ? null : addDays(start, frozenDays), until };
  });
}

export const isWithin = ({ from, until }: StablePeriod, day: CalendarDay) =>
  (from === null || daysBetween(from, day) >= 0) && daysBetween(day, until) >= 0;
