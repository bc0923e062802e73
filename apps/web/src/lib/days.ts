import { type CalendarDay, calendarDayIn, daysBetween, formatDay } from '@posedown/coaching';
import { serverTime } from './clock/server-time.ts';
import { LOCALE } from './numbers.ts';

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
  const at = new Date(instant);
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

const zoneOf = (timeZone?: string) =>
  new Intl.DateTimeFormat(LOCALE, { timeZone }).resolvedOptions().timeZone;

/** The time zone of this device; UTC where the browser only says 'Etc/Unknown', which it does not take back. */
export function deviceTimeZone(): string {
  try {
    return zoneOf(zoneOf());
  } catch {
    return 'UTC';
  }
}

/** Today's calendar day at a given moment, the server's now if none, in a time zone; this device's if none is given. */
export function todayIn(timeZone?: string, now = new Date(serverTime())): CalendarDay {
  return timeZone ? calendarDayIn(now, timeZone) : dayHere(now);
}
