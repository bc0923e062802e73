import { expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { prepRate } from '../targets/prep-rate.ts';
import { ATHLETE } from '../training/testing/athletes.ts';
import { checkReach } from './out-of-reach.ts';

const TODAY = '2026-11-24';
const READER = { name: 'Freya', today: TODAY, units: 'metric' } as const;

const reach = (weightKg: number, days: number, targetKg = 55.5) =>
  checkReach(READER, {
    ...{ weightKg, targetKg, enteredKg: 55.5, showDay: addDays(TODAY, days) },
  });

it('reports a target that the fastest safe loss misses by the show, with the numbers', () => {
  // 64.3 · 0.971⁵ = 55.5: 2.9% of each week's weight; 64.3 · 0.99⁵ = 61.1.
  expect(reach(64.3, 35)).toEqual({
    ...{ type: 'out_of_reach', severity: 'medium', basis: '2026-12-29 55.5' },
    message:
      'Freya is at 64.3 kg with 5 weeks to the show: 55.5 kg would mean losing 2.90% of body weight a week; the limit is 1%. About 61.1 kg is within reach. Talk about another target or a later show.',
  });
});

it("gives the same reachable weight as the athlete's plan", () => {
  const showDay = addDays(TODAY, 140);
  const heavy = { weightKg: 100, targetWeightKg: 75, competitionDate: showDay };
  // 100 · 0.99²⁰ = 81.8
  const [note] = prepRate({ ...ATHLETE, today: TODAY, ...heavy }).notes;
  expect(note?.text).toContain('You can reach about 81.8 kg by the show');
  const target = { weightKg: 100, targetKg: 75, enteredKg: 75, showDay };
  expect(checkReach(READER, target)?.message).toContain('About 81.8 kg is within reach');
});

it('ignores a target that is reachable, nearly reachable, or due within a week', () => {
  // 59.5 · 0.99⁵ = 56.6 kg, 1.1 above the target: 1.8% of the weight.
  expect(reach(59.5, 35)).toBeNull();
  expect(reach(54, 35)).toBeNull();
  expect(reach(64.3, 7)).toBeNull();
  expect(reach(64.3, -3)).toBeNull();
});

it('is based on the target as entered, not on the lowest allowed weight, which changes with the weight', () => {
  expect(reach(64.3, 35, 56.2)?.basis).toBe(reach(64.1, 35, 56.1)?.basis);
});
