import type { Message } from '@posedown/contract';
import { expect, it } from 'vitest';
import { byDay, dayText, whenText } from './thread-days.ts';

const at = (createdAt: string) => ({ id: createdAt, createdAt }) as Message;

it("groups the messages by the reader's days, oldest first", () => {
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

it("formats a day, with the year if it isn't the current one", () => {
  expect(dayText('2026-11-21', '2026-11-21')).toBe('Today');
  expect(dayText('2026-11-20', '2026-11-21')).toBe('Friday 20 November');
  expect(dayText('2025-11-20', '2026-11-21')).toBe('Thursday 20 November 2025');
});

it("formats the time of a thread's last message, with the year if it isn't the current one", () => {
  const today = '2026-11-21';
  expect(whenText('2026-11-21T12:00:00', today)).toBe('12:00');
  expect(whenText('2026-03-03T12:00:00', today)).toBe('3 Mar');
  expect(whenText('2025-03-03T12:00:00', today)).toBe('3 Mar 2025');
});
