import { describe, expect, it } from 'vitest';
import { estimateMax } from './one-rep-max.ts';

describe('estimated one-repetition maximum', () => {
  it('follows Epley and Brzycki', () => {
    expect(estimateMax({ weightKg: 100, reps: 6 })?.kg).toBeCloseTo(120, 9);
    expect(estimateMax({ weightKg: 100, reps: 10 }, 'brzycki')?.kg).toBeCloseTo(3600 / 27, 9);
  });

  it('counts the reps left in reserve', () => {
    expect(estimateMax({ weightKg: 100, reps: 4, rir: 2 })?.kg).toBeCloseTo(120, 9);
  });

  it('equals the load for a true single', () => {
    expect(estimateMax({ weightKg: 140, reps: 1 })?.kg).toBe(140);
    expect(estimateMax({ weightKg: 140, reps: 1 }, 'brzycki')?.kg).toBe(140);
  });

  it('is rough above 10 reps and null above 12', () => {
    expect(estimateMax({ weightKg: 60, reps: 10 })?.isReliable).toBe(true);
    expect(estimateMax({ weightKg: 60, reps: 11 })?.isReliable).toBe(false);
    expect(estimateMax({ weightKg: 60, reps: 12 })?.isReliable).toBe(false);
    expect(estimateMax({ weightKg: 60, reps: 10, rir: 3 })).toBeNull();
  });

  it('is null for a set without load or reps', () => {
    expect(estimateMax({ weightKg: 0, reps: 5 })).toBeNull();
    expect(estimateMax({ weightKg: 60, reps: 0 })).toBeNull();
    expect(estimateMax({ weightKg: 60, reps: Number.NaN })).toBeNull();
  });
});
