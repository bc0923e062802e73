import { expect, it } from 'vitest';
import { timeIn } from './time-in.ts';

it('formats the current time in the time zone', () => {
  const now = new Date('2026-11-21T23:05:00Z');
  expect(timeIn('Europe/Berlin', now)).toBe('00:05');
  expect(timeIn('America/New_York', now)).toBe('18:05');
});
