/** A day on a wall calendar, `YYYY-MM-DD`, without a time and without a zone. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;
const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether the text is a day that exists: '2026-02-29' does not. */
export function isCalendarDay(text: string): boolean {
  const match = PATTERN.exec(text);
  if (!match) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
}

/** Days since 1970-01-01. @throws RangeError when the text is no calendar day. */
export function toEpochDay(day: CalendarDay): number {
  if (!isCalendarDay(day)) throw new RangeError(`'${day}' is not a calendar day`);
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** The calendar day that many days after 1970-01-01. */
export function fromEpochDay(epochDay: number): CalendarDay {
  return new Date(epochDay * DAY_MS).toISOString().slice(0, 10);
}

/** The day `days` after (or before, when negative) `day`. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return fromEpochDay(toEpochDay(day) + days);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return toEpochDay(to) - toEpochDay(from);
}

/** Weeks out: ceil(days to the show / 7), never below 0. */
export function weeksOut(today: CalendarDay, showDay: CalendarDay): number {
  return Math.max(0, Math.ceil(daysBetween(today, showDay) / 7));
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return (((toEpochDay(day) + 3) % 7) + 7) % 7;
}

/**
 * The calendar day of an instant in an IANA time zone.
 * @throws RangeError when the zone is unknown.
 */
export function calendarDayIn(instant: Date, timeZone: string): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
