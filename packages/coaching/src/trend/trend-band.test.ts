import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { seededRandom } from '../random/seeded.ts';
import { trendBands } from './trend-band.ts';
import { trendWeights } from './trend-weight.ts';

const FIRST = '2026-03-02';
const daysAt = (offsets: readonly number[]) => offsets.map((offset) => addDays(FIRST, offset));
const daily = (count: number) => daysAt(Array.from({ length: count }, (_, day) => day));

describe('the band of the trend', () => {
  it('is that of a single weigh-in at first, ±1.96 · 0.6 kg', () => {
    expect(trendBands([FIRST])).toEqual([expect.closeTo(1.176, 10)]);
    expect(trendBands([])).toEqual([]);
  });

  it('narrows from the second weigh-in on: 1.96 · 0.6 · √(0.9² + 0.1²)', () => {
    expect(trendBands(daily(2))[1]).toBeCloseTo(1.0649, 4);
  });

  it('settles for daily weigh-ins at 1.96 · 0.6 · √(0.1 / 1.9)', () => {
    expect(trendBands(daily(90)).at(-1)).toBeCloseTo(0.2698, 4);
  });

  it('settles wider for weekly ones: 1.96 · 0.6 · √(α / (2 − α)), α = 1 − 0.9⁷', () => {
    const weeks = daysAt(Array.from({ length: 20 }, (_, week) => 7 * week));
    expect(trendBands(weeks).at(-1)).toBeCloseTo(0.6986, 4);
  });

  it('widens after a gap, and after a long one is that of a single weigh-in again', () => {
    const band = trendBands(daysAt([...Array.from({ length: 60 }, (_, day) => day), 80, 400]));
    expect(band[60]).toBeGreaterThan(band[59] ?? 0);
    expect(band.at(-1)).toBeCloseTo(1.176, 6);
  });

  it('is never wider than at first, nor narrower than it settles', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, (drawn) => {
        let last = 0;
        const offsets = [0, ...drawn.map((gap) => (last += gap))];
        for (const band of trendBands(daysAt(offsets))) {
          expect(band).toBeLessThanOrEqual(1.176 + 1e-9);
          expect(band).toBeGreaterThanOrEqual(0.2698);
        }
      }),
    );
  });

  it('holds the true weight of 95 in 100 who weigh themselves on most days', () => {
    const random = seededRandom('band');
    const within = Array.from({ length: 4000 }, () => {
      const weighIns = daily(30)
        .filter(() => random.next() < 0.7)
        .map((day) => ({ day, weightKg: random.normal(80, 0.6) }));
      const band = trendBands(weighIns.map(({ day }) => day)).at(-1) ?? 0;
      return Math.abs((trendWeights(weighIns).at(-1)?.trendKg ?? 0) - 80) <= band;
    });
    const share = within.filter(Boolean).length / within.length;
    expect(share).toBeGreaterThan(0.94);
    expect(share).toBeLessThan(0.96);
  });
});
