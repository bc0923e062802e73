import { describe, expect, it } from 'vitest';
import { MUSCLES } from '../exercises/muscles.ts';
import {
  LANDMARK_LIMIT,
  LANDMARKS,
  landmarkOutOfOrder,
  sameLandmarks,
  VOLUME_LANDMARKS,
} from './landmarks.ts';

describe('landmarks of a muscle', () => {
  it("are ordered and within a coach's limits by default", () => {
    for (const muscle of MUSCLES) {
      expect(landmarkOutOfOrder(VOLUME_LANDMARKS[muscle]), muscle).toBeUndefined();
      for (const name of LANDMARKS) {
        const sets = VOLUME_LANDMARKS[muscle][name];
        expect(Number.isInteger(sets)).toBe(true);
        expect(sets).toBeGreaterThanOrEqual(LANDMARK_LIMIT.min);
        expect(sets).toBeLessThanOrEqual(LANDMARK_LIMIT.max);
      }
    }
  });

  it('may be equal, but not below the previous one', () => {
    const even = { mev: 8, mavLow: 8, mavHigh: 8, mrv: 8 };
    expect(landmarkOutOfOrder(even)).toBeUndefined();
    expect(landmarkOutOfOrder({ ...even, mavLow: 7 })).toEqual({ name: 'mavLow', before: 'mev' });
    expect(landmarkOutOfOrder({ ...even, mavLow: 9 })).toEqual({
      name: 'mavHigh',
      before: 'mavLow',
    });
    expect(landmarkOutOfOrder({ ...even, mrv: 7 })).toEqual({ name: 'mrv', before: 'mavHigh' });
  });

  it('are the same only if every value is', () => {
    expect(sameLandmarks(VOLUME_LANDMARKS, structuredClone(VOLUME_LANDMARKS))).toBe(true);
    const traps = { ...VOLUME_LANDMARKS.traps, mrv: 27 };
    expect(sameLandmarks(VOLUME_LANDMARKS, { ...VOLUME_LANDMARKS, traps })).toBe(false);
  });
});
