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
const ANY = { startsOn: null, pace: null };

it('slopes down by 0.5 to 1% a week to lose weight', () => {
  const corridor = goalCorridor(steady(THREE_WEEKS, 100), 90, ANY);
  const week = corridor?.points.at(-1);
  expect(week?.day).toBe('2026-09-22');
  expect(week?.lowKg).toBeCloseTo(99);
  expect(week?.highKg).toBeCloseTo(99.5);
  expect(corridor?.label).toBe('Recommended pace, −1 to −0.5% a week');
});

it('slopes up by 0.25 to 0.5% a week to gain weight', () => {
  const week = goalCorridor(steady(THREE_WEEKS, 80), 90, ANY)?.points.at(-1);
  expect(week?.lowKg).toBeCloseTo(80.2);
  expect(week?.highKg).toBeCloseTo(80.4);
});

it('starts on the trend after it has had two weeks to settle', () => {
  const corridor = goalCorridor(steady(THREE_WEEKS, 100), 90, ANY);
  expect(corridor?.points[0]).toEqual({ day: '2026-09-15', lowKg: 100, highKg: 100 });
});

it('starts with the plan if that began later', () => {
  const corridor = goalCorridor(steady(84, 100), 90, { startsOn: '2026-10-10', pace: null });
  expect(corridor?.points[0]).toEqual({ day: '2026-10-10', lowKg: 100, highKg: 100 });
});

it('ends at the target', () => {
  const end = goalCorridor(steady(84, 80), 79, ANY)?.points.at(-1);
  expect(end).toMatchObject({ lowKg: 79, highKg: 79 });
});

it('is null without a target, at the target, or with less than two weeks of data', () => {
  expect(goalCorridor(steady(THREE_WEEKS, 80), null, ANY)).toBeNull();
  expect(goalCorridor(steady(THREE_WEEKS, 80), 80.2, ANY)).toBeNull();
  expect(goalCorridor(steady(14, 80), 70, ANY)).toBeNull();
  expect(goalCorridor([], 80, ANY)).toBeNull();
});

it("uses the coach's planned pace once that is known", () => {
  const planned = { startsOn: null, pace: { fromPercent: -1, toPercent: -0.2 } };
  const corridor = goalCorridor(steady(THREE_WEEKS, 100), 90, planned);
  expect(corridor?.points.at(-1)).toMatchObject({ lowKg: 99, highKg: 99.8 });
  expect(corridor?.label).toBe('Planned pace, −1 to −0.2% a week');
  const maintaining = { startsOn: null, pace: { fromPercent: -0.25, toPercent: 0.25 } };
  const week = goalCorridor(steady(THREE_WEEKS, 100), 90, maintaining)?.points.at(-1);
  expect(week?.lowKg).toBeCloseTo(99.75);
  expect(week?.highKg).toBeCloseTo(100.25);
});
