import { addDays } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { goalCorridor } from './goal-corridor.ts';

const steady = (days: number, weight: number) =>
  Array.from({ length: days }, (_, index) => ({
    date: addDays('2026-09-01', index),
    weight,
    trend: weight,
  }));

const THREE_WEEKS = 22;

it('opens downwards at 0.5 to 1 % a week for an athlete who loses', () => {
  const corridor = goalCorridor(steady(THREE_WEEKS, 100), 90, null);
  const week = corridor?.points.at(-1);
  expect(week?.day).toBe('2026-09-22');
  expect(week?.lowKg).toBeCloseTo(99);
  expect(week?.highKg).toBeCloseTo(99.5);
  expect(corridor?.label).toBe('Advised pace, 0.5–1 % a week');
});

it('opens upwards at 0.25 to 0.5 % a week for an athlete who gains', () => {
  const week = goalCorridor(steady(THREE_WEEKS, 80), 90, null)?.points.at(-1);
  expect(week?.lowKg).toBeCloseTo(80.2);
  expect(week?.highKg).toBeCloseTo(80.4);
});

it('starts on the trend, once that has had two weeks to settle', () => {
  const corridor = goalCorridor(steady(THREE_WEEKS, 100), 90, null);
  expect(corridor?.points[0]).toEqual({ day: '2026-09-15', lowKg: 100, highKg: 100 });
});

it('starts with the plan where that began later', () => {
  const corridor = goalCorridor(steady(84, 100), 90, '2026-10-10');
  expect(corridor?.points[0]).toEqual({ day: '2026-10-10', lowKg: 100, highKg: 100 });
});

it('ends at the target and does not run past it', () => {
  const end = goalCorridor(steady(84, 80), 79, null)?.points.at(-1);
  expect(end).toMatchObject({ lowKg: 79, highKg: 79 });
});

it('is none without a target, at the target, or from less than two weeks', () => {
  expect(goalCorridor(steady(THREE_WEEKS, 80), null, null)).toBeNull();
  expect(goalCorridor(steady(THREE_WEEKS, 80), 80.2, null)).toBeNull();
  expect(goalCorridor(steady(14, 80), 70, null)).toBeNull();
  expect(goalCorridor([], 80, null)).toBeNull();
});
