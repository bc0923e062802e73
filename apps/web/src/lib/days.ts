import { type CalendarDay, calendarDayIn, daysBetween, weekdayOf } from '@posedown/coaching';
import { LOCALE } from './numbers.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/**
 * The parts of a calendar day. Written out, for the browser's own formats take a phone 20 ms each before
 * they print anything, and every first page prints days; the test holds them against the browser's.
 */
function parts(day: CalendarDay) {
  const month = MONTHS[Number(day.slice(5, 7)) - 1] ?? '';
  return {
    weekday: WEEKDAYS[weekdayOf(day)] ?? '',
    date: Number(day.slice(8)),
    month,
    // As the locale has it: four letters for September alone.
    shortMonth: month.slice(0, month === 'September' ? 4 : 3),
    year: Number(day.slice(0, 4)),
  };
}

/** '2026-11-21' → '21 Nov 2026'. */
export function formatDay(day: CalendarDay): string {
  return `${formatShortDay(day)} ${parts(day).year}`;
}

/** '2026-11-21' → 'Sat 21 Nov'. */
export function formatWeekday(day: CalendarDay): string {
  return `${parts(day).weekday.slice(0, 3)} ${formatShortDay(day)}`;
}

/** '2026-11-21' → '21 Nov'. For axes and lists, where the year goes without saying. */
export function formatShortDay(day: CalendarDay): string {
  const { date, shortMonth } = parts(day);
  return `${date} ${shortMonth}`;
}

/** '2026-11-21' → 'Saturday 21 November'. */
export function formatLongDay(day: CalendarDay): string {
  const { weekday, date, month } = parts(day);
  return `${weekday} ${date} ${month}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Prints with one of the browser's formats, each of which is made once. */
function format(options: Intl.DateTimeFormatOptions, at: Date): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LOCALE, options);
  formats.set(key, known);
  return known.format(at);
}

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
