import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSetLoad } from './next-set-load.ts';

const PLAN = { reps: '8-12', rpe: 8, stepKg: 2.5, minLoadKg: 0 };
const after = (weight: number | null, reps: number, rpe: number | null, plan = PLAN) =>
  nextSetLoad({ weight, reps, rpe }, plan);

describe('the load of the next set', () => {
  it('stays the same after a set that went roughly as planned', () => {
    expect(after(100, 8, 8)).toBeNull();
    expect(after(100, 12, 9)).toBeNull();
    expect(after(100, 10, 7)).toBeNull();
  });

  it('drops after a set that was too hard, by the RPE table', () => {
    // 8 at RPE 10 is 78.6% of the maximum, 8 at RPE 8 is 73.9%: 100 · 73.9 / 78.6 = 94.0.
    expect(after(100, 8, 10)).toEqual({ loadKg: 95, reps: 8, went: 'harder' });
    // 6 at RPE 10 is 83.7%: 88.3, within the limit of 10%.
    expect(after(100, 6, 10)).toEqual({ loadKg: 90, reps: 8, went: 'harder' });
    expect(after(100, 0, 10)).toEqual({ loadKg: 90, reps: 8, went: 'failed' });
  });

  it('adds reps after an easy set, and load only at the top of the range', () => {
    expect(after(100, 8, 6.5)).toEqual({ loadKg: 100, reps: 9, went: 'easier' });
    expect(after(100, 8, 5)).toEqual({ loadKg: 100, reps: 11, went: 'easier' });
    expect(after(100, 11, 5)).toEqual({ loadKg: 100, reps: 12, went: 'easier' });
    expect(after(100, 12, 6.5)).toEqual({ loadKg: 105, reps: 12, went: 'easier' });
    expect(after(100, 15, 8)).toEqual({ loadKg: 105, reps: 12, went: 'easier' });
    // Half a step doesn't count, and extra reps at a higher effort prove nothing.
    expect(after(8, 12, 6.5, { ...PLAN, stepKg: 2 })).toBeNull();
    expect(after(100, 15, 9)).toBeNull();
  });

  it('stays the same without enough data, or if no plate is close enough', () => {
    expect(after(null, 8, 10)).toBeNull();
    expect(after(100, 8, null)).toBeNull();
    expect(after(100, 8, 10, { ...PLAN, stepKg: 0 })).toBeNull();
    expect(after(100, 8, 10, { ...PLAN, rpe: 6 })).toBeNull();
    expect(after(20, 45, 10, { ...PLAN, reps: '30-45 s' })).toBeNull();
    expect(after(100, 8, 10, { ...PLAN, reps: 'AMRAP' })).toBeNull();
    expect(after(10, 8, 10, { ...PLAN, stepKg: 5 })).toBeNull();
    expect(after(2.5, 0, 10)).toBeNull();
    expect(after(20, 0, 10, { ...PLAN, minLoadKg: 20 })).toBeNull();
    expect(after(25, 0, 10, { ...PLAN, minLoadKg: 20 })).toMatchObject({ loadKg: 22.5, reps: 8 });
  });

  it('uses less assistance after an easy set, and more after a hard one', () => {
    const plan = { ...PLAN, isHelp: true };
    const heavy = { ...plan, reps: '4-6', rpe: 8.5 };
    expect(after(30, 6, 6.5, heavy)).toMatchObject({ loadKg: 27.5, reps: 6 });
    expect(after(2.5, 6, 6.5, heavy)).toMatchObject({ loadKg: 0, reps: 6 });
    expect(after(30, 8, 10, plan)).toMatchObject({ loadKg: 32.5, reps: 8 });
    expect(after(30, 0, 10, plan)).toMatchObject({ loadKg: 35, reps: 8 });
    expect(after(30, 8, 8, plan)).toBeNull();
  });

  it('never changes by more than 10% and half a plate', () => {
    const half = (low: number, high: number) =>
      fc.integer({ min: 2 * low, max: 2 * high }).map((halves) => halves / 2);
    fc.assert(
      fc.property(
        half(20, 200),
        fc.nat({ max: 20 }),
        half(1, 10),
        half(6, 10),
        (kg, reps, rpe, aim) => {
          const next = after(kg, reps, rpe, { ...PLAN, rpe: aim });
          if (!next) return;
          expect(Math.abs(next.loadKg - kg)).toBeLessThanOrEqual(0.1 * kg + 1.25 + 1e-9);
          expect([next.loadKg, next.reps]).not.toEqual([kg, reps]);
          if (next.loadKg > kg) expect(reps).toBeGreaterThanOrEqual(12);
          expect(next.reps).toBeGreaterThanOrEqual(8);
          expect(next.reps).toBeLessThanOrEqual(12);
        },
      ),
    );
  });
});
