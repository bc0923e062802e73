import { describe, expect, it } from 'vitest';
import { bestMax, maxOfSession, maxOfSet } from './set-max.ts';

describe('the estimated maximum of a set', () => {
  it('includes the reserve for a trusted RPE, and is null for an easier set', () => {
    // Epley: 100 · (1 + 7/30) with two in reserve, 100 · (1 + 5/30) without.
    expect(maxOfSet({ weight: 100, reps: 5, rpe: 8 })?.kg).toBeCloseTo(123.333, 3);
    expect(maxOfSet({ weight: 100, reps: 5, rpe: 6.5 })?.kg).toBeCloseTo(128.333, 3);
    // An easier set isn't a loss of strength.
    expect(maxOfSet({ weight: 100, reps: 5, rpe: 6 })).toBeNull();
    expect(maxOfSet({ weight: 100, reps: 5 })?.kg).toBeCloseTo(116.667, 3);
  });

  it('is null above twelve reps and without a load', () => {
    expect(maxOfSet({ weight: 60, reps: 12, rpe: 9 })).toBeNull();
    expect(maxOfSet({ weight: null, reps: 5 })).toBeNull();
    expect(maxOfSession([{ weight: 60, reps: 20 }])).toBeNull();
  });

  it('never uses a lesser set if a set above twelve reps was better', () => {
    const fives = { weight: 100, reps: 5 };
    expect(maxOfSession([fives, { weight: 90, reps: 6 }])?.kg).toBeCloseTo(116.667, 3);
    // 80 · (1 + 12/30) = 112 at least, 90 · (1 + 12/30) = 126 at least.
    expect(maxOfSession([fives, { weight: 80, reps: 15 }])?.kg).toBeCloseTo(116.667, 3);
    expect(maxOfSession([fives, { weight: 90, reps: 15 }])).toBeNull();
    expect(
      maxOfSession([
        { weight: 62, reps: 13 },
        { weight: 62, reps: 1 },
      ]),
    ).toBeNull();
    expect(maxOfSession([{ weight: 62, reps: 0, rpe: 10 }])).toBeNull();
    expect(maxOfSession([])).toBeNull();
  });

  it('is the best over several sessions, and rough only if there is no other', () => {
    // 100 · (1 + 5/30), 101.5 · (1 + 5/30) and, rough, 85 · (1 + 12/30) = 119.
    const sets = [
      { weight: 100, reps: 5 },
      { weight: 101.5, reps: 5 },
      { weight: 85, reps: 12 },
    ];
    const maxes = sets.flatMap((set) => maxOfSession([set]) ?? []);
    expect(bestMax(maxes)?.kg).toBeCloseTo(118.417, 3);
    const rough = { kg: expect.closeTo(119, 3), isReliable: false };
    expect(bestMax(maxes.slice(2))).toEqual(rough);
    expect(bestMax([])).toBeUndefined();
  });
});
