import { type CalendarDay, calendarDayIn, daysBetween, formatDay } from '@posedown/coaching';
import { serverTime } from './clock/server-time.ts';
import { LOCALE } from './numbers.ts';

export { formatDay, formatLongDay, formatShortDay, formatWeekday } from '@posedown/coaching';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** The calendar day of a moment on this device's clock. */
const dayHere = (at: Date): CalendarDay =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Prints with one of the browser's formats, each of which is made once. */
function format(options: Intl.DateTimeFormatOptions, at: Date): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  formats.set(key, known);
  return known.format(at);
}

/** An instant, '21 Nov 2026, 07:53': on the wall clock of a time zone, this device's if none is given. */
export function formatInstant(instant: string, timeZone?: string): string {
  const at = new Date(instant);
  if (timeZone) return format({ dateStyle: 'medium', timeStyle: 'short', timeZone }, at);
  return `${formatDay(dayHere(at))}, ${formatTime(instant)}`;
}

/** The time of an instant, '07:53': on the wall clock of a time zone, this device's if none is given. */
export function formatTime(instant: string, timeZone?: string): string {
  const at = new Date(instant);
  if (timeZone) return format({ timeStyle: 'short', timeZone }, at);
  return `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
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

/** The time zone of this device. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Today's calendar day at a given moment, the server's now if none, in a time zone; this device's if none is given. */
export function todayIn(timeZone?: string, now = new Date(serverTime())): CalendarDay {
  return timeZone ? calendarDayIn(now, timeZone) : dayHere(now);
}
