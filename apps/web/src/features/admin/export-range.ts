import { addDays, type CalendarDay, daysBetween } from '@posedown/coaching';

const DEFAULT_DAYS = 84;
/** Same limit as on the server. */
const MAX_DAYS = 366;

/** The last selectable day: for athletes farther east it may already be tomorrow. */
export const lastDay = (today: CalendarDay): CalendarDay => addDays(today, 1);

/** The default range. */
export const defaultRange = (today: CalendarDay) => ({
  from: addDays(today, -DEFAULT_DAYS),
  to: lastDay(today),
});

/** The error message for a date range; undefined if it is valid. */
export function fieldError(from: string, to: string): string | undefined {
  if (!from || !to) return 'Choose both days.';
  const days = daysBetween(from, to);
  if (days < 0) return 'The last day is before the first.';
  return days >= MAX_DAYS ? `One file spans at most ${MAX_DAYS} days.` : undefined;
}
