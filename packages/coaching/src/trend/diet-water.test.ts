import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { seededRandom } from '../random/seeded.ts';
import { deficitStarts } from './diet-water.ts';
import { lossForPlanning, lossTrend } from './loss-trend.ts';
import { caughtShare, falselyStoppedShare } from './testing/simulated-dieters.ts';

const START = '2026-03-02';
const day = (offset: number) => addDays(START, offset);

describe('the start of a diet', () => {
  const step = (offset: number, calories: number) => ({ from: day(offset), calories });

  it('is a clear drop from maintenance to a deficit, including the first plan', () => {
    expect(deficitStarts([step(0, 2000)], 2500)).toEqual([day(0)]);
    expect(deficitStarts([step(0, 2300)], 2500)).toEqual([]);
    expect(deficitStarts([step(0, 2500), step(20, 2100)], 2500)).toEqual([day(20)]);
    expect(deficitStarts([step(0, 3000), step(20, 2600)], 2500)).toEqual([]);
  });

  it('is not a further cut in a diet, except after a break', () => {
    const steps = [step(0, 2200), step(10, 1900), step(20, 2500), step(27, 1900)];
    expect(deficitStarts(steps, 2500)).toEqual([day(0), day(27)]);
  });

  it('uses the last plan of a day, with days in any order', () => {
    expect(deficitStarts([step(5, 2000), step(0, 2500), step(5, 2500)], 2500)).toEqual([]);
  });
});

/** Daily weigh-ins at 80 kg that lose the given tissue a week, plus 0.9 kg of water from the start. */
const weighed = (from: number, until: number, kgPerWeek: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => {
    const offset = from + index;
    const waterKg = offset > 0 ? 0.9 * (1 - Math.exp(-offset / 3.5)) : 0;
    return { day: day(offset), weightKg: 80 - (kgPerWeek * offset) / 7 - waterKg };
  });

describe('a loss in the first weeks of a diet', () => {
  const assessed = (offset: number, dietStarts = [START]) => ({
    ...{ today: day(offset), loadDays: [], dietStarts },
  });

  it('is measured on tissue from day 10 on', () => {
    const weighIns = weighed(0, 9, 0.64);
    expect(lossTrend(weighIns, assessed(9)).kind).toBe('not-enough-data');
    for (const offset of [10, 14, 21, 27]) {
      expect(lossTrend(weighed(0, offset, 0.64), assessed(offset))).toMatchObject({
        weeklyPercent: expect.closeTo(0.8, 1),
      });
    }
    // From the scale alone after two weeks.
    expect(lossTrend(weighed(0, 13, 0.64), assessed(13, []))).toMatchObject({
      weeklyPercent: expect.closeTo(1.3, 1),
    });
  });

  it('is still reported if it is too fast', () => {
    expect(lossTrend(weighed(0, 14, 2.2), assessed(14))).toMatchObject({
      weeklyPercent: expect.closeTo(2.3, 0),
    });
    expect(lossTrend(weighed(0, 45, 2.2), assessed(45))).toMatchObject({
      weeklyPercent: expect.closeTo(3.2, 0),
    });
  });

  it('keeps its value from before the diet until day 10', () => {
    const fastBefore = weighed(-14, 5, 1.6);
    for (const lossOf of [lossTrend, lossForPlanning]) {
      expect(lossOf(fastBefore, assessed(5))).toMatchObject({
        weeklyPercent: expect.closeTo(1.97, 1),
      });
    }
  });
});

describe('simulated dieters', () => {
  it('stops fewer than 1% of people who lose as planned on day 14, versus over 15% by the scale alone', () => {
    const sample = { dieters: 1500, day: 14 };
    expect(falselyStoppedShare(seededRandom('planned'), sample)).toBeLessThan(0.01);
    const alone = falselyStoppedShare(seededRandom('planned'), { ...sample, knowsStart: false });
    expect(alone).toBeGreaterThan(0.15);
  });

  it('stops people who lose 2–3% of tissue a week within five days', () => {
    const caught = caughtShare(seededRandom('fast'), { dieters: 800, percentAWeek: [2, 3] });
    expect(caught).toBeGreaterThanOrEqual(0.95);
  });
});
