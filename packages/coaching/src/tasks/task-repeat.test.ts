import { expect, it } from 'vitest';
import { nextTaskDay, type TaskRepeat } from './task-repeat.ts';

const cases: [string, TaskRepeat, string, string | null][] = [
  ['2026-11-21', 'none', '2026-11-21', null],
  ['2026-11-21', 'daily', '2026-11-21', '2026-11-22'],
  ['2026-11-21', 'weekly', '2026-11-21', '2026-11-28'],
  ['2026-11-21', 'two_weeks', '2026-11-21', '2026-12-05'],
  ['2026-11-21', 'four_weeks', '2026-11-21', '2026-12-19'],
  // Done early: the rhythm stays.
  ['2026-11-21', 'weekly', '2026-11-17', '2026-11-28'],
  // A day late: today's turn is still to be done.
  ['2026-11-20', 'daily', '2026-11-21', '2026-11-21'],
  ['2026-11-10', 'daily', '2026-11-21', '2026-11-21'],
  ['2026-11-14', 'weekly', '2026-11-21', '2026-11-21'],
  ['2026-11-11', 'weekly', '2026-11-21', '2026-11-25'],
  ['2026-12-31', 'daily', '2026-12-31', '2027-01-01'],
];

it.each(cases)('repeats a task due %s %s, done on %s, on %s', (dueOn, repeat, today, next) => {
  expect(nextTaskDay(dueOn, repeat, today)).toBe(next);
});
