import { addDays, type CalendarDay } from '@posedown/coaching';
import { formatWeekday } from '../../lib/days.ts';

/** Today, yesterday, and the days with unsent or rejected check-ins, newest first. */
export function dayChoices(today: CalendarDay, others: readonly CalendarDay[]) {
  const yesterday = addDays(today, -1);
  const days = [...new Set([today, yesterday, ...others])].sort().reverse();
  const label = (day: CalendarDay) =>
    day === today ? 'Today' : day === yesterday ? 'Yesterday' : formatWeekday(day);
  return days.map((value) => ({ value, label: label(value) }));
}
