import { describe, expect, it } from 'vitest';
import { maxHeartRate } from './max-heart-rate.ts';

describe('maximum heart rate to train by', () => {
  it('is the measured one, else Tanaka from age', () => {
    expect(maxHeartRate({ ageYears: 30 })).toMatchObject({ maxBpm: 187, source: 'tanaka' });
    expect(
      maxHeartRate({ ageYears: 30, measuredMaxBpm: 194, takesBetaBlockers: true }),
    ).toMatchObject({ maxBpm: 194, source: 'measured' });
  });

  it('answers not enough data under beta-blockers without a measurement', () => {
    expect(maxHeartRate({ ageYears: 30, takesBetaBlockers: true })).toEqual({
      kind: 'not-enough-data',
      missing: ['measuredMaxBpm'],
    });
  });
});
