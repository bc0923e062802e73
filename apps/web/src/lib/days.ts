import { type CalendarDay, calendarDayIn, daysBetween } from '@posedown/coaching';
import { LOCALE } from './numbers.ts';

const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

type Format = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The browser takes a millisecond to make a format on a phone, and a list of days needs hundreds. */
function format(options: Format, at: Date): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  formats.set(key, known);
  return known.format(at);
}

const formatUtc = (options: Format, day: CalendarDay) =>
  format({ ...options, timeZone: 'UTC' }, toDate(day)).replace(',', '');

/** '2026-11-21' → '21 Nov 2026'. */
export const formatDay = (day: CalendarDay): string => formatUtc({ dateStyle: 'medium' }, day);

/** '2026-11-21' → 'Sat 21 Nov'. */
export const formatWeekday = (day: CalendarDay): string =>
  formatUtc({ weekday: 'short', day: 'numeric', month: 'short' }, day);

/** '2026-11-21' → '21 Nov'. For axes and lists, where the year goes without saying. */
export const formatShortDay = (day: CalendarDay): string =>
  formatUtc({ day: 'numeric', month: 'short' }, day);

/** '2026-11-21' → 'Saturday 21 November'. */
export const formatLongDay = (day: CalendarDay): string =>
  formatUtc({ weekday: 'long', day: 'numeric', month: 'long' }, day);

/** An instant on the wall clock of a time zone: '21 Nov 2026, 07:53'. */
export const formatInstant = (instant: string, timeZone: string): string =>
  format({ dateStyle: 'medium', timeStyle: 'short', timeZone }, new Date(instant));

/** The time of an instant, '07:53': on the wall clock of a time zone, this device's if none is given. */
export const formatTime = (instant: string, timeZone?: string): string =>
  format({ timeStyle: 'short', timeZone }, new Date(instant));

/** A day as seen from today: 'today', 'yesterday', 'in 12 days', '3 days ago'. */
export function formatDaysAway(today: CalendarDay, day: CalendarDay): string {
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(
    daysBetween(today, day),
    'day',
  );
}

/** The time zone of this device. */
export function deviceTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Today's calendar day at a given moment, in a time zone; this device's if none is given. */
export function todayIn(timeZone = deviceTimeZone(), now = new Date()): CalendarDay {
  return calendarDayIn(now, timeZone);
}
