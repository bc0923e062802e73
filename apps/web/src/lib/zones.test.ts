import { expect, it } from 'vitest';
import { isOtherTime, placeOf } from './zones.ts';

const WINTER = new Date('2026-11-21T12:00:00Z');
const SUMMER = new Date('2026-07-01T12:00:00Z');

it('formats a zone by its city', () => {
  const zones = ['America/Los_Angeles', 'America/Argentina/Buenos_Aires', 'UTC'];
  expect(zones.map(placeOf)).toEqual(['Los Angeles', 'Buenos Aires', 'UTC']);
});

it('distinguishes zones with different clocks, even by 15 or 30 minutes', () => {
  const pairs = [
    ['Australia/Sydney', 'America/Los_Angeles'],
    ['Australia/Adelaide', 'Australia/Sydney'],
    ['Asia/Kolkata', 'Asia/Kathmandu'],
    // The same time of day on two days.
    ['Pacific/Kiritimati', 'Pacific/Honolulu'],
  ] as const;
  for (const [one, other] of pairs) expect(isOtherTime(one, other, WINTER), one).toBe(true);
});

it('treats zones with equal clocks as the same', () => {
  expect(isOtherTime('Asia/Calcutta', 'Asia/Kolkata', WINTER)).toBe(false);
  expect(isOtherTime('Etc/UTC', 'UTC', WINTER)).toBe(false);
  expect(isOtherTime('Europe/Berlin', 'Europe/Paris', WINTER)).toBe(false);
  expect(isOtherTime('Australia/Brisbane', 'Australia/Sydney', SUMMER)).toBe(false);
  expect(isOtherTime('Australia/Brisbane', 'Australia/Sydney', WINTER)).toBe(true);
});

it("ignores a zone that the device doesn't know", () => {
  for (const unknown of ['', 'Etc/Unknown', 'Mars/Olympus']) {
    expect(isOtherTime('Australia/Sydney', unknown, WINTER), unknown).toBe(false);
    expect(isOtherTime(unknown, 'Australia/Sydney', WINTER), unknown).toBe(false);
  }
});
