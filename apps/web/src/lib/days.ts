import { type CalendarDay, calendarDayIn, daysBetween, formatDay } from '@posedown/coaching';
import { serverTime } from './clock/server-time.ts';

export { formatDay, formatLongDay, formatShortDay, formatWeekday } from '@posedown/coaching';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The calendar day of a moment on this device's clock. */
const dayHere = (at: Date): CalendarDay =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

/** An instant on this device's wall clock, '21 Nov 2026, 07:53'. */
export function formatInstant(instant: string): string {
  return `${formatDay(dayHere(new Date(instant)))}, ${formatTime(instant)}`;
}

/** The time of an instant on this device's wall clock, '07:53'. */
export function formatTime(instant: string): string {
  return new Date(instant).toTimeString().slice(0, 5);
}

const NEAR = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

/** A day as seen from today: 'today', 'yesterday', 'in 12 days', '3 days ago'. */
export function formatDaysAway(today: CalendarDay, day: CalendarDay): string {
  const days = daysBetween(today, day);
  return NEAR.get(days) ?? (days > 0 ? `in ${days} days` : `${-days} days ago`);
}

/** Today's calendar day at a given moment, the server's now if none, in a time zone; this device's if none is given. */
export function todayIn(timeZone?: string, now = new Date(serverTime())): CalendarDay {
  return timeZone ? calendarDayIn(now, timeZone) : dayHere(now);
}

type Format = (day: CalendarDay) => string;

/** A day in words, with its year where that is another than today's: 'Sat 21 Nov', 'Fri 21 Nov 2025'. */
export function withYear(format: Format, day: CalendarDay, today = todayIn()): string {
  const year = day.slice(0, 4);
  return today.startsWith(year) ? format(day) : `${format(day)} ${year}`;
}
