import { addDays, type CalendarDay, mondayOf } from '@posedown/coaching';

/** The week around a day, from Monday to Sunday: the stretch in which ticks are read. */
export function supplementWeek(day: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}
