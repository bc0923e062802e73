import { describe, expect, it } from 'vitest';
import { DEFAULT_QUIET_HOURS, quietUntil } from './quiet-hours.ts';

const until = (now: string, zone: string, hours = DEFAULT_QUIET_HOURS) =>
  quietUntil(new Date(now), zone, hours)?.toISOString() ?? null;

describe('quiet hours from 22 to 7', () => {
  it.each([
    ['before they start', '2026-11-21T21:59:59Z', 'UTC', null],
    ['when they start', '2026-11-21T22:00:00Z', 'UTC', '2026-11-22T07:00:00.000Z'],
    ['after midnight', '2026-11-22T06:59:59Z', 'UTC', '2026-11-22T07:00:00.000Z'],
    ['when they end', '2026-11-22T07:00:00Z', 'UTC', null],
    ['in Los Angeles', '2026-11-22T06:30:00Z', 'America/Los_Angeles', '2026-11-22T15:00:00.000Z'],
    [
      'in Kathmandu, 5:45 ahead',
      '2026-11-21T20:00:00Z',
      'Asia/Kathmandu',
      '2026-11-22T01:15:00.000Z',
    ],
    [
      'on Kiritimati, 14 hours ahead',
      '2026-11-21T10:00:00Z',
      'Pacific/Kiritimati',
      '2026-11-21T17:00:00.000Z',
    ],
  ])('%s', (_when, now, zone, end) => {
    expect(until(now, zone)).toBe(end);
  });
});

describe('over a clock change', () => {
  it.each([
    [
      'an hour shorter in spring',
      '2026-03-28T23:00:00Z',
      'Europe/Berlin',
      '2026-03-29T05:00:00.000Z',
    ],
    ['an hour longer in fall', '2026-10-24T22:00:00Z', 'Europe/Berlin', '2026-10-25T06:00:00.000Z'],
    ['in New York', '2026-03-08T03:30:00Z', 'America/New_York', '2026-03-08T11:00:00.000Z'],
    [
      'by half an hour on Lord Howe',
      '2026-10-03T12:00:00Z',
      'Australia/Lord_Howe',
      '2026-10-03T20:00:00.000Z',
    ],
  ])('%s', (_what, now, zone, end) => {
    expect(until(now, zone)).toBe(end);
  });

  it('end at the first time after a skipped hour', () => {
    // Berlin jumps from 2:00 to 3:00.
    const hours = { from: 0, to: 2 };
    expect(until('2026-03-29T00:30:00Z', 'Europe/Berlin', hours)).toBe('2026-03-29T01:00:00.000Z');
  });

  it('end the first time a repeated hour is reached', () => {
    // Berlin repeats 2:00 to 3:00, and 2:30 is reached first at 0:30 UTC.
    const hours = { from: 22, to: 2 };
    expect(until('2026-10-24T23:30:00Z', 'Europe/Berlin', hours)).toBe('2026-10-25T00:00:00.000Z');
    expect(until('2026-10-25T01:10:00Z', 'Europe/Berlin', hours)).toBeNull();
  });
});

describe('other hours', () => {
  it('may lie within a day', () => {
    const hours = { from: 9, to: 17 };
    expect(until('2026-11-21T12:10:00Z', 'UTC', hours)).toBe('2026-11-21T17:00:00.000Z');
    expect(until('2026-11-21T18:00:00Z', 'UTC', hours)).toBeNull();
  });

  it('are none if both are equal', () => {
    expect(until('2026-11-21T12:00:00Z', 'UTC', { from: 12, to: 12 })).toBeNull();
  });

  it('end for every hour and minute of a year with clock changes', () => {
    const hours = { from: 23, to: 6 };
    for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe']) {
      for (let hour = 0; hour < 365 * 24; hour += 5) {
        const now = new Date(Date.UTC(2026, 0, 1, hour, 7));
        const end = quietUntil(now, zone, hours);
        if (!end) continue;
        const lasts = end.getTime() - now.getTime();
        expect(lasts, `${zone} ${now.toISOString()}`).toBeLessThanOrEqual(8 * 3_600_000);
        expect(quietUntil(end, zone, hours)).toBeNull();
        expect(quietUntil(new Date(end.getTime() - 1), zone, hours)).toEqual(end);
      }
    }
  });
});
