import { addDays, type CalendarDay } from '../calendar/calendar-day.ts';

/** How far ahead the last day of a pause can be. [our choice] */
export const PAUSE_MAX_DAYS = 366;

/** Whether a pause lasts at least until today. */
export const isPaused = (pausedUntil: CalendarDay | null, today: CalendarDay): boolean =>
  pausedUntil !== null && pausedUntil >= today;

/** The first day an athlete is assessed from: the day they joined, or the day after their last pause. */
export function assessedSince(joined: CalendarDay, pausedUntil: CalendarDay | null): CalendarDay {
  const resumed = pausedUntil === null ? joined : addDays(pausedUntil, 1);
  return resumed > joined ? resumed : joined;
}

export interface Pause {
  pausedFrom: CalendarDay | null;
  pausedUntil: CalendarDay | null;
}

/** What remains of a pause that ends before today: its past days still don't count. */
export function endedPause({ pausedFrom, pausedUntil }: Pause, today: CalendarDay): Pause {
  if (!isPaused(pausedUntil, today)) return { pausedFrom, pausedUntil };
  if (pausedFrom === null || pausedFrom >= today) return { pausedFrom: null, pausedUntil: null };
  return { pausedFrom, pausedUntil: addDays(today, -1) };
}
