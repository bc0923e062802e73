import type { SessionExercise } from '@posedown/contract';
import { expect, it } from 'vitest';
import { finishedText, firstUnfinished, minutesOf } from './progress-text.ts';

const exercise = (key: string, done: number, change: object = {}) =>
  ({
    ...{ key, exerciseName: key, skipped: false, target: { sets: 3 } },
    sets: Array.from({ length: done }, () => ({})),
    ...change,
  }) as unknown as SessionExercise;

it('resumes the workout at the first unfinished exercise', () => {
  expect(firstUnfinished([exercise('a', 3), exercise('b', 1), exercise('c', 0)])).toBe(1);
  expect(firstUnfinished([exercise('a', 3), exercise('b', 0, { skipped: true })])).toBe(1);
});

it('says where a finished workout is saved', () => {
  expect(finishedText(1, 'sent')).toBe('1 minute. Your progress is saved.');
  expect(finishedText(40, 'waiting')).toMatch(/^40 minutes\. It’s saved on this device/);
  expect(finishedText(40, 'partly')).toMatch(/^40 minutes\. Some of it couldn’t be saved/);
});

it('rounds to whole minutes, at least one', () => {
  const startedAt = '2026-11-21T09:00:00Z';
  const after = (ms: number) => Date.parse(startedAt) + ms;
  const session = { startedAt, exerciseData: [] };
  expect(minutesOf(session, after(10_000))).toBe(1);
  expect(minutesOf(session, after(55.4 * 60_000))).toBe(55);
});
