import { type CalendarDay, calendarDayIn, daysBetween } from '@posedown/coaching';
import { LOCALE } from './numbers.ts';

const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/** '2026-11-21' → '21 Nov 2026'. */
export function formatDay(day: CalendarDay): string {
  return new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    toDate(day),
  );
}

/** '2026-11-21' → 'Sat 21 Nov'. */
export function formatWeekday(day: CalendarDay): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALE, format).format(toDate(day)).replace(',', '');
}

/** '2026-11-21' → '21 Nov'. For axes and lists, where the year goes without saying. */
export function formatShortDay(day: CalendarDay): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALE, format).format(toDate(day));
}

/** '2026-11-21' → 'Saturday 21 November'. */
export function formatLongDay(day: CalendarDay): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALE, format).format(toDate(day)).replace(',', '');
}

/** An instant on the wall clock of a time zone: '21 Nov 2026, 07:53'. */
export function formatInstant(instant: string, timeZone: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(LOCALE, format).format(new Date(instant));
}

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
