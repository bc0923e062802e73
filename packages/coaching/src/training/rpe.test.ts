import { describe, expect, it } from 'vitest';
import { percentOfMax, rirFromRpe, rpeFromRir } from './rpe.ts';

describe('RPE', () => {
  it('is ten minus the reps in reserve', () => {
    expect([0, 1, 2, 3, 4].map(rpeFromRir)).toEqual([10, 9, 8, 7, 6]);
    expect(rirFromRpe(8.5)).toBe(1.5);
    expect(() => rpeFromRir(-1)).toThrow(RangeError);
    expect(() => rirFromRpe(11)).toThrow(RangeError);
  });

  it('gives the published share of the maximum', () => {
    expect(percentOfMax(1, 0)).toBe(100);
    expect(percentOfMax(1, 0.5)).toBe(97.8);
    expect(percentOfMax(5, 0)).toBe(86.3);
    expect(percentOfMax(5, 2)).toBe(81.1);
    expect(percentOfMax(8, 2)).toBe(73.9);
    expect(percentOfMax(12, 1)).toBe(65.3);
  });

  it('never rises with more reps', () => {
    for (let reps = 1; reps < 12; reps += 1) {
      expect(percentOfMax(reps + 1, 0)).toBeLessThan(percentOfMax(reps, 0) ?? 0);
    }
  });

  it('returns null outside its table', () => {
    expect(percentOfMax(13, 1)).toBeNull();
    expect(percentOfMax(5, 4)).toBeNull();
    expect(percentOfMax(0, 1)).toBeNull();
    expect(percentOfMax(5, 0.3)).toBeNull();
    expect(percentOfMax(Number.NaN, 0)).toBeNull();
  });
});
