import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSession, type ProgressionInput } from './double-progression.ts';

const bench: ProgressionInput = {
  sets: [
    { reps: 12, rir: 2 },
    { reps: 12, rir: 2 },
    { reps: 12, rir: 1 },
  ],
  minReps: 8,
  maxReps: 12,
  targetRir: 1,
  loadKg: 100,
  stepKg: 2.5,
  region: 'upper',
  missedBottomBefore: false,
};

describe('double progression', () => {
  it('raises the upper body by 2.5 % and the lower by 5 % when every set is full', () => {
    expect(nextSession(bench)).toMatchObject({
      action: 'increase',
      loadKg: 102.5,
      targetReps: 8,
    });
    expect(nextSession({ ...bench, region: 'lower' })).toMatchObject({ loadKg: 105 });
  });

  it('raises a light load by one whole step', () => {
    expect(nextSession({ ...bench, loadKg: 20 }).loadKg).toBe(22.5);
    expect(nextSession({ ...bench, loadKg: 12, stepKg: 2 }).loadKg).toBe(14);
  });

  it('holds while one set lacks a repetition or the reserve', () => {
    const short = [...bench.sets.slice(1), { reps: 11, rir: 2 }];
    expect(nextSession({ ...bench, sets: short })).toMatchObject({
      action: 'hold',
      loadKg: 100,
      targetReps: 12,
    });
    const strained = [...bench.sets.slice(1), { reps: 12, rir: 0 }];
    expect(nextSession({ ...bench, sets: strained })).toMatchObject({
      action: 'hold',
      targetReps: 12,
      reason: 'Same load and 12 again, with the planned reserve.',
    });
  });

  it('lowers the load by 5 to 10 % only after missing the bottom twice', () => {
    const missed = { ...bench, sets: [{ reps: 6, rir: 0 }] };
    expect(nextSession(missed).action).toBe('hold');
    const twice = nextSession({ ...missed, missedBottomBefore: true });
    expect(twice).toMatchObject({ action: 'decrease', targetReps: 8 });
    expect(twice.loadKg).toBeGreaterThanOrEqual(90);
    expect(twice.loadKg).toBeLessThanOrEqual(95);
  });

  it('goes on with repetitions where load has no step', () => {
    expect(nextSession({ ...bench, loadKg: 0, stepKg: 0 })).toMatchObject({
      action: 'hold',
      targetReps: 13,
    });
  });

  it('refuses an empty session and a range upside down', () => {
    expect(() => nextSession({ ...bench, sets: [] })).toThrow(RangeError);
    expect(() => nextSession({ ...bench, minReps: 12, maxReps: 8 })).toThrow(RangeError);
  });

  it('always lands on a plate and never below nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 }),
        fc.constantFrom(1, 2, 2.5, 4),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        (steps, stepKg, reps, missedBottomBefore) => {
          const next = nextSession({
            ...bench,
            loadKg: steps * stepKg,
            stepKg,
            sets: [{ reps, rir: 1 }],
            missedBottomBefore,
          });
          expect(next.loadKg).toBeGreaterThanOrEqual(0);
          expect(Number.isInteger(Math.round((next.loadKg / stepKg) * 1e6) / 1e6)).toBe(true);
        },
      ),
      { seed: 12 },
    );
  });
});
