import { addDays, type CalendarDay, daysBetween } from '@posedown/coaching';

const DEFAULT_DAYS = 84;
/** As the server says too. */
const MOST_DAYS = 366;

/** The last day that can be asked for: athletes further east are a day ahead of their coach. */
export const lastDay = (today: CalendarDay): CalendarDay => addDays(today, 1);

/** The days that are asked for unless the coach chooses others. */
export const usualRange = (today: CalendarDay) => ({
  from: addDays(today, -DEFAULT_DAYS),
  to: lastDay(today),
});

/** What is wrong with the days, if anything is. */
export function fieldError(from: string, to: string): string | undefined {
  if (!from || !to) return 'Choose both days.';
  const days = daysBetween(from, to);
  if (days < 0) return 'The last day is before the first.';
  return days >= MOST_DAYS ? `One file spans at most ${MOST_DAYS} days.` : undefined;
}
