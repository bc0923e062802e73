import { type CalendarDay, daysBetween } from '@posedown/coaching';

/** A chosen day of the week, and when it was chosen. */
export interface ChosenDay {
  offset: number;
  on: CalendarDay;
  /** Whether it has unsaved input. */
  isUnsaved?: boolean;
}

/**
 * The open day of the week: today, or the nearest day before and after the week. A chosen day counts only on the day
 * it was chosen, because the screen may stay open overnight, unless it has unsaved input.
 */
export function openDay(
  { today, showDate }: { today: CalendarDay; showDate: CalendarDay },
  chosen: ChosenDay | undefined,
): number {
  if (chosen && (chosen.isUnsaved || chosen.on === today)) return chosen.offset;
  return Math.min(7, Math.max(-6, daysBetween(showDate, today)));
}
