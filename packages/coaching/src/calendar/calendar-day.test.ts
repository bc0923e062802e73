import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  calendarDayIn,
  dayEndIn,
  daysBetween,
  isCalendarDay,
  weekdayOf,
  weeksOut,
} from './calendar-day.ts';

describe('calendar days', () => {
  it('recognizes valid dates', () => {
    expect(isCalendarDay('2024-02-29')).toBe(true);
    expect(isCalendarDay('2026-02-29')).toBe(false);
    expect(isCalendarDay('2026-13-01')).toBe(false);
    expect(isCalendarDay('2026-00-10')).toBe(false);
    expect(isCalendarDay('2026-04-31')).toBe(false);
    expect(isCalendarDay('1900-02-29')).toBe(false);
    expect(isCalendarDay('2000-02-29')).toBe(true);
    expect(isCalendarDay('26-01-01')).toBe(false);
    expect(isCalendarDay('0000-01-01')).toBe(false);
    expect(isCalendarDay('0001-01-01')).toBe(true);
  });

  it('counts weeks out as days over seven, rounded up, never below zero', () => {
    expect(weeksOut('2026-11-21', '2026-11-21')).toBe(0);
    expect(weeksOut('2026-11-21', '2026-11-22')).toBe(1);
    expect(weeksOut('2026-11-21', '2026-11-28')).toBe(1);
    expect(weeksOut('2026-11-21', '2026-11-29')).toBe(2);
    expect(weeksOut('2026-11-21', '2026-11-01')).toBe(0);
  });

  it('starts the week on Monday', () => {
    expect(weekdayOf('2026-11-23')).toBe(0);
    expect(weekdayOf('2026-11-22')).toBe(6);
    expect(weekdayOf('1969-12-29')).toBe(0);
  });

  it("finds the day of an instant in the athlete's time zone", () => {
    const instant = new Date('2026-11-21T23:30:00Z');
    expect(calendarDayIn(instant, 'UTC')).toBe('2026-11-21');
    expect(calendarDayIn(instant, 'Asia/Tokyo')).toBe('2026-11-22');
    expect(calendarDayIn(instant, 'America/New_York')).toBe('2026-11-21');
  });

  it('finds the end of a day across daylight saving changes', () => {
    const end = (day: string, zone: string) => dayEndIn(day, zone).toISOString();
    expect(end('2026-11-21', 'UTC')).toBe('2026-11-22T00:00:00.000Z');
    expect(end('2026-11-21', 'Asia/Tokyo')).toBe('2026-11-21T15:00:00.000Z');
    expect(end('2026-11-21', 'Asia/Kathmandu')).toBe('2026-11-21T18:15:00.000Z');
    expect(end('2026-11-21', 'Pacific/Kiritimati')).toBe('2026-11-21T10:00:00.000Z');
    expect(end('2026-11-21', 'Etc/GMT+12')).toBe('2026-11-22T12:00:00.000Z');
    // The clock changes to and from daylight saving time.
    expect(end('2026-03-29', 'Europe/London')).toBe('2026-03-29T23:00:00.000Z');
    expect(end('2026-10-25', 'Europe/London')).toBe('2026-10-26T00:00:00.000Z');
    // A change at midnight.
    expect(end('2026-04-23', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z');
    expect(end('2026-10-29', 'Africa/Cairo')).toBe('2026-10-29T22:00:00.000Z');
  });

  it('stays on the same day until its last second, then moves to the next', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    fc.assert(
      fc.property(zones, fc.integer({ min: 7000, max: 20_000 }), (zone, days) => {
        const day = addDays('2000-01-01', days);
        const end = dayEndIn(day, zone).getTime();
        expect(dayEndIn(day, zone).getTime()).toBe(end);
        expect(calendarDayIn(new Date(end - 1000), zone)).toBe(day);
        expect(calendarDayIn(new Date(end), zone)).toBe(addDays(day, 1));
      }),
    );
  });

  it('writes a year before 1000 with four digits, so that days sort as text', () => {
    expect(calendarDayIn(new Date('0200-06-01T12:00:00Z'), 'UTC')).toBe('0200-06-01');
  });

  it('agrees with the runtime’s Gregorian calendar on every day string', () => {
    const twoDigits = fc.integer({ min: 0, max: 99 }).map((part) => String(part).padStart(2, '0'));
    const year = fc.integer({ min: 0, max: 9999 }).map((part) => String(part).padStart(4, '0'));
    fc.assert(
      fc.property(year, twoDigits, twoDigits, (...parts) => {
        const text = parts.join('-');
        const instant = new Date(`${text}T00:00:00Z`);
        const exists =
          !Number.isNaN(instant.getTime()) && instant.toISOString().slice(0, 10) === text;
        expect(isCalendarDay(text)).toBe(exists);
      }),
    );
  });

  it('adds and subtracts days without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 40_000 }), (days) => {
        const day = addDays('2000-01-01', days);
        expect(isCalendarDay(day)).toBe(true);
        expect(daysBetween('2000-01-01', day)).toBe(days);
      }),
    );
  });
});
