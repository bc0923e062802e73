import type { Message } from '@posedown/contract';
import { expect, it } from 'vitest';
import { byDay, dayWords, whenWords } from './thread-days.ts';

const at = (createdAt: string) => ({ id: createdAt, createdAt }) as Message;

it('parts the lines by the days of the reader, the oldest first', () => {
  const lines = ['2026-11-21T01:30:00Z', '2026-11-20T23:30:00Z', '2026-11-20T10:00:00Z'].map(at);
  const days = (zone: string) =>
    byDay(lines, zone).map(({ day, messages }) => [day, messages.length]);
  expect(days('UTC')).toEqual([
    ['2026-11-20', 2],
    ['2026-11-21', 1],
  ]);
  expect(days('Asia/Tokyo')).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ]);
  expect(byDay([], 'UTC')).toEqual([]);
});

it('names a day, with its year where it is another one', () => {
  expect(dayWords('2026-11-21', '2026-11-21')).toBe('Today');
  expect(dayWords('2026-11-20', '2026-11-21')).toBe('Friday 20 November');
  expect(dayWords('2025-11-20', '2026-11-21')).toBe('Thursday 20 November 2025');
});

it('says of the last line of a thread when it was, with the year of one long ago', () => {
  const today = '2026-11-21';
  expect(whenWords('2026-11-21T12:00:00', today)).toBe('12:00');
  expect(whenWords('2026-03-03T12:00:00', today)).toBe('3 Mar');
  expect(whenWords('2025-03-03T12:00:00', today)).toBe('3 Mar 2025');
});
