import { type CalendarDay, calendarDayIn, daysBetween, formatDay } from '@posedown/coaching';
import { serverTime } from './clock/server-time.ts';

export { formatDay, formatLongDay, formatShortDay, formatWeekday } from '@posedown/coaching';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The calendar day of an instant on this device's clock. */
const dayHere = (at: Date): CalendarDay =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

/** Formats an instant in this device's time zone: '21 Nov 2026, 07:53'. */
export function formatInstant(instant: string): string {
  return `${formatDay(dayHere(new Date(instant)))}, ${formatTime(instant)}`;
}

/** Formats the time of an instant in this device's time zone: '07:53'. */
export function formatTime(instant: string): string {
  return new Date(instant).toTimeString().slice(0, 5);
}

const NEAR = new Map([
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
]);

/** Formats a day relative to today: 'today', 'yesterday', 'in 12 days', '3 days ago'. */
export function formatDaysAway(today: CalendarDay, day: CalendarDay): string {
  const days = daysBetween(today, day);
  return NEAR.get(days) ?? (days > 0 ? `in ${days} days` : `${-days} days ago`);
}

/**
 * The calendar day at an instant, by default the server's now, in a time zone, by default this
 * device's.
 */
export function todayIn(timeZone?: string, now = new Date(serverTime())): CalendarDay {
  return timeZone ? calendarDayIn(now, timeZone) : dayHere(now);
}

type Format = (day: CalendarDay) => string;

/** Formats a day, with the year if it isn't the current one: 'Sat 21 Nov', 'Fri 21 Nov 2025'. */
export function withYear(format: Format, day: CalendarDay, today = todayIn()): string {
  const year = day.slice(0, 4);
  return today.startsWith(year) ? format(day) : `${format(day)} ${year}`;
}
