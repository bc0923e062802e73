import { type CalendarDay, daysBetween } from '@posedown/coaching';

/** A day of the week that somebody chose, or in whose form they wrote, and when. */
export interface ChosenDay {
  offset: number;
  on: CalendarDay;
  /** Whether something is written there that is not saved. */
  isBegun?: boolean;
}

/**
 * Which day of the week is open: today's, the nearest one before and after the week. Another that was chosen counts
 * while it is the same day: the screen may stay open overnight. What was begun before midnight stays of its day.
 */
export function openDay(
  { today, showDate }: { today: CalendarDay; showDate: CalendarDay },
  chosen: ChosenDay | undefined,
): number {
  if (chosen && (chosen.isBegun || chosen.on === today)) return chosen.offset;
  return Math.min(7, Math.max(-6, daysBetween(showDate, today)));
}
