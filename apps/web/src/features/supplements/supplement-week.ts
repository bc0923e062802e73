import { addDays, type CalendarDay, mondayOf } from '@posedown/coaching';

/** The week of a day, Monday to Sunday. Ticks are loaded by week. */
export function supplementWeek(day: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}
