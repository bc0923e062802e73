import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { todayIn } from '../days.ts';
import { learnServerTime, serverInstant, serverTime } from './server-time.ts';

const DAY_MS = 86_400_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  learnServerTime(new Date(Date.now()).toUTCString());
  vi.useRealTimers();
});

/** Simulates a response whose Date header differs from the device's clock. */
function simulateResponse(server: string, offMs: number) {
  vi.setSystemTime(Date.parse(server) + offMs);
  learnServerTime(new Date(server).toUTCString());
}

// Each zone with an instant before and one after local midnight, on the nights around both clock
// changes.
const NIGHTS: [zone: string, before: string, after: string, day: string][] = [
  ['Europe/Berlin', '2026-03-28T22:59:00Z', '2026-03-28T23:01:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-03-29T21:59:00Z', '2026-03-29T22:01:00Z', '2026-03-30'],
  ['Europe/Berlin', '2026-10-24T21:59:00Z', '2026-10-24T22:01:00Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-25T23:01:00Z', '2026-10-26'],
  ['America/New_York', '2026-03-08T04:59:00Z', '2026-03-08T05:01:00Z', '2026-03-08'],
  ['America/New_York', '2026-03-09T03:59:00Z', '2026-03-09T04:01:00Z', '2026-03-09'],
  ['America/New_York', '2026-11-01T03:59:00Z', '2026-11-01T04:01:00Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T04:59:00Z', '2026-11-02T05:01:00Z', '2026-11-02'],
  ['Australia/Lord_Howe', '2026-10-03T13:29:00Z', '2026-10-03T13:31:00Z', '2026-10-04'],
  ['Australia/Lord_Howe', '2026-10-04T12:59:00Z', '2026-10-04T13:01:00Z', '2026-10-05'],
  ['Australia/Lord_Howe', '2026-04-04T12:59:00Z', '2026-04-04T13:01:00Z', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-04-05T13:29:00Z', '2026-04-05T13:31:00Z', '2026-04-06'],
  // Cairo's clock changes at midnight: 24 April 2026 starts at one o'clock.
  ['Africa/Cairo', '2026-04-23T21:59:00Z', '2026-04-23T22:01:00Z', '2026-04-24'],
  ['Africa/Cairo', '2026-10-29T21:59:00Z', '2026-10-29T22:01:00Z', '2026-10-30'],
  ['Pacific/Kiritimati', '2026-03-29T09:59:00Z', '2026-03-29T10:01:00Z', '2026-03-30'],
  ['Pacific/Kiritimati', '2026-10-25T09:59:00Z', '2026-10-25T10:01:00Z', '2026-10-26'],
];

describe("the server's time", () => {
  it.each([-DAY_MS, -3_600_000, 0, 3_600_000, DAY_MS])(
    'gives the correct day around every clock change on a device that is %d ms off',
    (offMs) => {
      for (const [zone, before, after, day] of NIGHTS) {
        simulateResponse(before, offMs);
        expect(todayIn(zone) < day, `${zone} before ${day}`).toBe(true);
        simulateResponse(after, offMs);
        expect(todayIn(zone), zone).toBe(day);
      }
    },
  );

  it('treats a device that is seconds off as correct', () => {
    simulateResponse('2026-11-21T12:00:00Z', 20_000);
    expect(serverTime()).toBe(Date.now());
  });

  it('converts an instant recorded by the device', () => {
    simulateResponse('2026-11-21T12:00:00Z', DAY_MS);
    expect(serverInstant(Date.now() - 1800_000)).toBe('2026-11-21T11:30:00.000Z');
  });

  it("returns to the device's clock once that is corrected, and ignores a response without a date", () => {
    simulateResponse('2026-11-21T12:00:00Z', DAY_MS);
    learnServerTime(null);
    expect(serverInstant()).toBe('2026-11-21T12:00:00.000Z');
    simulateResponse('2026-11-21T12:01:00Z', 0);
    expect(serverTime()).toBe(Date.now());
  });
});
