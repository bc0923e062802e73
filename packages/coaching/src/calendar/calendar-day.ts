/** A calendar day, `YYYY-MM-DD`, without time or time zone. */
export type CalendarDay = string;

const DAY_MS = 86_400_000;
const PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Whether the text is an existing day: neither '2026-02-29' nor the year 0 exists. */
export function isCalendarDay(text: string): boolean {
  if (!PATTERN.test(text) || text.startsWith('0000')) return false;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8, 10));
  const last = month === 2 && isLeapYear(Number(text.slice(0, 4))) ? 29 : MONTH_DAYS[month - 1];
  return last !== undefined && day >= 1 && day <= last;
}

/** Converted days by text and by number, about a century of them: an assessment converts the same days many times. */
const epochDays = new Map<CalendarDay, number>();
const dayTexts = new Map<number, CalendarDay>();
const MAX_CACHED = 36_500;

function cacheDay(day: CalendarDay, epochDay: number) {
  if (epochDays.size >= MAX_CACHED) {
    epochDays.clear();
    dayTexts.clear();
  }
  epochDays.set(day, epochDay);
  dayTexts.set(epochDay, day);
}

/**
 * Days since 1970-01-01.
 * @throws RangeError if the text isn't a calendar day
 */
export function toEpochDay(day: CalendarDay): number {
  const cached = epochDays.get(day);
  if (cached !== undefined) return cached;
  if (!isCalendarDay(day)) throw new RangeError(`'${day}' is not a calendar day`);
  const year = Number(day.slice(0, 4));
  const instant = Date.UTC(year, Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
  // Date.UTC maps the years 0–99 to 1900–1999.
  const epochDay = (year < 100 ? Date.parse(`${day}T00:00:00Z`) : instant) / DAY_MS;
  cacheDay(day, epochDay);
  return epochDay;
}

/** The calendar day this many days after 1970-01-01. */
export function fromEpochDay(epochDay: number): CalendarDay {
  return dayTexts.get(epochDay) ?? new Date(epochDay * DAY_MS).toISOString().slice(0, 10);
}

/** The day `days` after `day`, or before it if negative. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return fromEpochDay(toEpochDay(day) + days);
}

/** Whole days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return toEpochDay(to) - toEpochDay(from);
}

/** Weeks out: ceil(days to the show / 7), never below 0. */
export function weeksOut(today: CalendarDay, showDay: CalendarDay): number {
  return Math.max(0, Math.ceil(daysBetween(today, showDay) / 7));
}

/** The Monday of a day's week. */
export const mondayOf = (day: CalendarDay): CalendarDay => addDays(day, -weekdayOf(day));

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(day: CalendarDay): number {
  return (((toEpochDay(day) + 3) % 7) + 7) % 7;
}

/** Case-insensitive, so that spellings can't fill the cache. */
const keyOf = (timeZone: string) => timeZone.toLowerCase();

/** Creating a formatter costs a hundred times as much as using it, so each zone's is cached. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const key = keyOf(timeZone);
  const cached = formatters.get(key);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * The calendar day of an instant in an IANA time zone.
 * @throws RangeError for an unknown zone
 */
export function calendarDayIn(instant: Date, timeZone: string): CalendarDay {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** The earliest midnight of any zone relative to UTC, in seconds. */
const EARLIEST = -14 * 3600;
const LATEST = 12 * 3600;

/** Caches each zone's last requested day, which is usually requested again. */
const ends = new Map<string, { day: CalendarDay; end: number }>();

/**
 * The instant at which a calendar day ends in an IANA time zone, to the second, so that callers can detect a new day
 * without a calendar. A day that the zone skipped ends when it begins.
 * @throws RangeError for an unknown zone
 */
export function dayEndIn(day: CalendarDay, timeZone: string): Date {
  const key = keyOf(timeZone);
  const cached = ends.get(key);
  if (cached?.day === day) return new Date(cached.end);
  const midnight = toEpochDay(addDays(day, 1)) * 86_400;
  let from = midnight + EARLIEST;
  let to = midnight + LATEST;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (calendarDayIn(new Date(middle * 1000), timeZone) > day) to = middle;
    else from = middle + 1;
  }
  ends.set(key, { day, end: to * 1000 });
  return new Date(to * 1000);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const key = keyOf(timeZone);
  const cached = clocks.get(key);
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(key, clock);
  return clock;
}

/**
 * The time of an instant in an IANA time zone as HH:MM.
 * @throws RangeError for an unknown zone
 */
export const clockIn = (instant: Date, timeZone: string): string =>
  clockOf(timeZone).format(instant);

/**
 * The minutes since midnight of an instant in an IANA time zone.
 * @throws RangeError for an unknown zone
 */
export function minuteOfDayIn(instant: Date, timeZone: string): number {
  const [hours, minutes] = clockIn(instant, timeZone).split(':');
  return Number(hours) * 60 + Number(minutes);
}
