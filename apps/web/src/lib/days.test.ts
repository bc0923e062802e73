import { afterEach, expect, it, vi } from 'vitest';
import {
  formatDay,
  formatDaysAway,
  formatInstant,
  formatLongDay,
  formatShortDay,
  formatTime,
  formatWeekday,
  todayIn,
  withYear,
} from './days.ts';
import { deviceTimeZone } from './device-time-zone.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('formats a calendar day as that day, in any time zone', () => {
  expect(formatDay('2026-11-21')).toBe('21 Nov 2026');
  expect(formatWeekday('2026-11-21')).toBe('Sat 21 Nov');
  expect(formatShortDay('2026-11-21')).toBe('21 Nov');
  expect(formatLongDay('2026-11-21')).toBe('Saturday 21 November');
});

it("formats an instant in the device's time zone", () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(formatInstant('2026-11-21T06:53:00.000Z')).toBe('21 Nov 2026, 07:53');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(formatTime('2026-11-21T23:30:00Z')).toBe('08:30');
});

it("gives tomorrow's date for zones farther east", () => {
  const now = new Date('2026-11-21T23:30:00Z');
  expect(todayIn('UTC', now)).toBe('2026-11-21');
  expect(todayIn('Asia/Tokyo', now)).toBe('2026-11-22');
});

it("uses the device's clock without a zone", () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  const zone = deviceTimeZone();
  expect(zone).toBe('Pacific/Kiritimati');
  for (const instant of ['2026-01-02T03:04:05Z', '2026-03-29T18:30:00Z', '2026-09-30T23:59:59Z']) {
    expect(todayIn(undefined, new Date(instant))).toBe(todayIn(zone, new Date(instant)));
  }
});

it("uses UTC if the device's zone is unknown", () => {
  const named = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...named,
    timeZone: 'Etc/Unknown',
  });
  expect(deviceTimeZone()).toBe('UTC');
});

it('formats how far away a day is', () => {
  expect(formatDaysAway('2026-11-21', '2026-11-21')).toBe('today');
  expect(formatDaysAway('2026-11-21', '2026-11-20')).toBe('yesterday');
  expect(formatDaysAway('2026-11-21', '2026-11-22')).toBe('tomorrow');
  expect(formatDaysAway('2026-11-21', '2026-11-19')).toBe('2 days ago');
  expect(formatDaysAway('2026-11-21', '2026-12-03')).toBe('in 12 days');
});

it('formats every day of four years like the browser', () => {
  // Creating a formatter is slow, so each is created once.
  const asBrowser = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
  };
  const medium = asBrowser({ dateStyle: 'medium' });
  const weekday = asBrowser({ weekday: 'short', day: 'numeric', month: 'short' });
  const short = asBrowser({ day: 'numeric', month: 'short' });
  const long = asBrowser({ weekday: 'long', day: 'numeric', month: 'long' });
  for (let at = 0; at < 4 * 365 + 1; at += 1) {
    const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10);
    expect(formatDay(day)).toBe(medium(day));
    expect([formatWeekday(day), formatShortDay(day), formatLongDay(day)]).toEqual([
      weekday(day),
      short(day),
      long(day),
    ]);
  }
});

it('adds the year to a day of another year', () => {
  expect(withYear(formatWeekday, '2026-01-01', '2026-11-21')).toBe('Thu 1 Jan');
  expect(withYear(formatWeekday, '2025-11-21', '2026-11-21')).toBe('Fri 21 Nov 2025');
  expect(withYear(formatShortDay, '2026-12-31', '2027-01-01')).toBe('31 Dec 2026');
  expect(withYear(formatDay, todayIn())).toBe(formatDay(todayIn()));
});
