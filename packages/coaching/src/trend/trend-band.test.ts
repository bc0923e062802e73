import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { seededRandom } from '../random/seeded.ts';
import { SLOW } from '../testing/slow.ts';
import { trendBands } from './trend-band.ts';
import { trendWeights } from './trend-weight.ts';

const FIRST = '2026-03-02';

/** The bands for a weight measured on some days after the first. */
function bandsOf(offsets: readonly number[], weightOn: (offset: number) => number) {
  const weighIns = offsets.map((offset) => ({
    day: addDays(FIRST, offset),
    weightKg: weightOn(offset),
  }));
  return trendBands(trendWeights(weighIns)).map((band) => ({
    ...band,
    halfKg: (band.highKg - band.lowKg) / 2,
  }));
}

const daily = (count: number) => Array.from({ length: count }, (_, day) => day);
const steady = () => 80;

/** How many of 1,500 simulated athletes have the last day's weight within the band, for a daily change. */
function coverage(kgPerDay: number): number {
  const random = seededRandom(`band ${kgPerDay}`);
  const within = Array.from({ length: 1500 }, () => {
    const days = daily(60).filter(() => random.next() < 0.7);
    const last = days.at(-1) ?? 0;
    const band = bandsOf(days, (day) => random.normal(80 + kgPerDay * day, 0.6)).at(-1);
    const truth = 80 + kgPerDay * last;
    return band !== undefined && band.lowKg <= truth && truth <= band.highKg;
  });
  return within.filter(Boolean).length / within.length;
}

describe('the trend band', () => {
  it('matches a single weigh-in at first, ±1.96 · 0.6 kg', () => {
    expect(bandsOf([0], steady)[0]?.halfKg).toBeCloseTo(1.176, 10);
    expect(trendBands([])).toEqual([]);
  });

  it('narrows from the second weigh-in on: 2T − TT is 0.81·W₁ + 0.19·W₂', () => {
    expect(bandsOf([0, 1], steady)[1]?.halfKg).toBeCloseTo(1.176 * Math.hypot(0.81, 0.19), 10);
  });

  it('settles for daily weigh-ins at 1.96 · 0.6 · √(0.1 · (1 + 4 · 0.9 + 5 · 0.81) / 1.9³)', () => {
    expect(bandsOf(daily(120), steady).at(-1)?.halfKg).toBeCloseTo(0.4176, 4);
  });

  it('widens after a gap, and after a long one matches a single weigh-in again', () => {
    const bands = bandsOf([...daily(60), 80, 400], steady);
    expect(bands[60]?.halfKg).toBeGreaterThan(bands[59]?.halfKg ?? 0);
    expect(bands.at(-1)?.halfKg).toBeCloseTo(1.176, 6);
  });

  it('extends from the trend to a weight falling for weeks, which the trend lags behind', () => {
    const bands = bandsOf(daily(60), (day) => 80 - 0.1 * day);
    const last = bands.at(-1);
    // Nine days behind: 0.9 kg above the day's weight, 74.1 kg.
    expect(last?.trendKg).toBeCloseTo(75, 1);
    expect(last?.highKg).toBe(last?.trendKg);
    expect(last?.lowKg).toBeCloseTo(74.1 - 0.4176, 1);
  });

  it('contains the last weigh-ins after the first fast week of a diet', () => {
    // Two kilograms in a week, then 0.4 kg a week.
    const weightOn = (day: number) =>
      day < 7 ? 66.3 - (2 / 7) * day : 64.3 - (0.4 / 7) * (day - 7);
    const bands = bandsOf(daily(14), weightOn);
    for (const day of [11, 12, 13]) {
      expect(bands[day]?.lowKg).toBeLessThanOrEqual(weightOn(day));
      expect(bands[day]?.highKg).toBeGreaterThanOrEqual(weightOn(day));
    }
  });

  it('contains the trend, and never narrows below its limit', () => {
    const weighed = fc.array(
      fc.record({
        gap: fc.integer({ min: 1, max: 40 }),
        kg: fc.double({ min: 40, max: 150, noNaN: true }),
      }),
      { minLength: 1, maxLength: 60 },
    );
    fc.assert(
      fc.property(weighed, (drawn) => {
        const byDay = new Map<number, number>();
        for (const { gap, kg } of drawn) byDay.set(gap + ([...byDay.keys()].at(-1) ?? 0), kg);
        for (const band of bandsOf([...byDay.keys()], (day) => byDay.get(day) ?? 0)) {
          expect(band.lowKg).toBeLessThanOrEqual(band.trendKg + 1e-9);
          expect(band.highKg).toBeGreaterThanOrEqual(band.trendKg - 1e-9);
          expect(band.halfKg).toBeGreaterThanOrEqual(0.417);
        }
      }),
    );
  });

  it(
    'contains the weight of 95 in 100 athletes who weigh in on most days, steady, losing or gaining',
    SLOW,
    () => {
      for (const kgPerWeek of [0, -0.4, -0.8, 0.25]) {
        const share = coverage(kgPerWeek / 7);
        expect(share).toBeGreaterThan(0.94);
        expect(share).toBeLessThan(0.995);
      }
    },
  );
});
