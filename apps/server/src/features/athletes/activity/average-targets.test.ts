import { expect, it } from 'vitest';
import { averageTargets, firstDayOf, type TargetPlan } from './count-activity.ts';

const STRETCH = { from: '2026-11-07', until: '2026-11-21' };

const plan = (id: string, createdOn: string, target: number, more: Partial<TargetPlan> = {}) => ({
  ...{ id, madeOn: createdOn, asked: target, startsOn: null, isActive: false },
  ...more,
});

it('uses the plan active on each day, and returns null without a plan', () => {
  const plans = [plan('1', '2026-10-01', 3), plan('2', '2026-11-14', 6)];
  expect(averageTargets(plans, STRETCH)).toBe((7 * 3 + 7 * 6) / 14);
  expect(averageTargets(plans, { ...STRETCH, from: '2026-11-14' })).toBe(6);
  expect(averageTargets([], STRETCH)).toBeNull();
  expect(averageTargets(plans, { from: '2026-11-21', until: '2026-11-21' })).toBeNull();
});

it('finds the first day of all plans that started', () => {
  expect(firstDayOf([])).toBeNull();
  const first = plan('1', '2026-11-01', 3, { startsOn: '2026-11-05' });
  expect(firstDayOf([first, plan('2', '2026-11-14', 6)])).toBe('2026-11-05');
  // Replaced on the third, before it started.
  expect(firstDayOf([first, plan('2', '2026-11-03', 6)])).toBe('2026-11-03');
});

it('uses the earliest plan for days before any plan', () => {
  const plans = [plan('1', '2026-11-19', 3), plan('2', '2026-11-20', 6)];
  expect(averageTargets(plans, { ...STRETCH, until: '2026-11-20' })).toBe(3);
});

it('uses the latest of several plans that started on one day', () => {
  const plans = [plan('2', '2026-11-07', 6), plan('1', '2026-11-07', 3)];
  expect(averageTargets(plans, STRETCH)).toBe(6);
});

it('follows a plan from its first day, but not before it was created', () => {
  const coming = [
    plan('1', '2026-10-01', 2),
    plan('2', '2026-11-01', 4, { startsOn: '2026-11-14' }),
  ];
  expect(averageTargets(coming, STRETCH)).toBe(3);
  const changed = [
    plan('1', '2026-10-01', 2, { startsOn: '2026-10-01' }),
    plan('2', '2026-11-14', 4, { startsOn: '2026-10-01' }),
  ];
  expect(averageTargets(changed, STRETCH)).toBe(3);
});

it('ignores a plan replaced before it started', () => {
  const coming = plan('1', '2026-11-01', 6, { startsOn: '2026-11-10' });
  const replaced = (createdOn: string) =>
    averageTargets([coming, plan('2', createdOn, 2, { startsOn: '2026-11-14' })], STRETCH);
  expect(replaced('2026-11-09')).toBe(2);
  // A plan replaced on its first day stayed active until its successor started. For days before
  // that, it is the first plan to start.
  expect(replaced('2026-11-10')).toBe(4);
});
