import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateMaxHeartRate, karvonen, maxHeartRate, trainingMaximum } from './heart-rate.ts';
import { heartRateZones, zoneAt } from './zones.ts';

describe('maximum heart rate', () => {
  it('follows the published formulas', () => {
    expect(estimateMaxHeartRate(40)).toBeCloseTo(180, 9);
    expect(estimateMaxHeartRate(40, 'fox')).toBe(180);
    expect(estimateMaxHeartRate(50, 'gulati')).toBeCloseTo(162, 9);
    expect(estimateMaxHeartRate(25)).toBeCloseTo(190.5, 9);
  });

  it('rejects an age outside the formulas’ range', () => {
    expect(() => estimateMaxHeartRate(9)).toThrow(RangeError);
    expect(() => estimateMaxHeartRate(Number.NaN)).toThrow(RangeError);
  });
});

describe('the training maximum', () => {
  it('prefers the measured maximum over any formula', () => {
    expect(maxHeartRate({ ageYears: 40, measuredMaxBpm: 188.4 })).toEqual({
      kind: 'max-heart-rate',
      maxBpm: 188,
      source: 'measured',
    });
    expect(maxHeartRate({ ageYears: 40 })).toMatchObject({ maxBpm: 180, source: 'tanaka' });
  });

  it('is unknown under beta-blockers until it is measured', () => {
    expect(maxHeartRate({ ageYears: 40, takesBetaBlockers: true })).toEqual({
      kind: 'not-enough-data',
      missing: ['measuredMaxBpm'],
    });
  });
});

describe('the maximum from an athlete’s data', () => {
  const facts = { ageYears: 40, measuredMaxBpm: null, takesBetaBlockers: false };

  it('is based on age unless a maximum was measured', () => {
    expect(trainingMaximum(facts)).toEqual({ maxBpm: 180, source: 'tanaka' });
    const measured = { maxBpm: 171, source: 'measured' };
    expect(trainingMaximum({ ...facts, measuredMaxBpm: 171 })).toEqual(measured);
    expect(trainingMaximum({ ...facts, ageYears: null, measuredMaxBpm: 171 })).toEqual(measured);
  });

  it('is null if nothing is known, and not derived from age under beta-blockers', () => {
    expect(trainingMaximum({ ...facts, ageYears: null })).toBeNull();
    const treated = { ...facts, takesBetaBlockers: true };
    expect(trainingMaximum(treated)).toBeNull();
    expect(trainingMaximum({ ...treated, measuredMaxBpm: 140 })).toMatchObject({ maxBpm: 140 });
  });
});

describe('Karvonen', () => {
  it('adds the share of the reserve to the resting rate', () => {
    expect(karvonen(0.7, 190, 60)).toBeCloseTo(151, 9);
    expect(karvonen(0, 190, 60)).toBe(60);
    expect(karvonen(1, 190, 60)).toBe(190);
  });

  it('rejects a resting rate at or above the maximum and a share above one', () => {
    expect(() => karvonen(0.5, 180, 180)).toThrow(RangeError);
    expect(() => karvonen(1.1, 180, 60)).toThrow(RangeError);
  });
});

describe('zones', () => {
  it('match the specification at a maximum of 188', () => {
    expect(heartRateZones(188).map(({ range, bpm }) => `${range} ${bpm}`)).toEqual([
      '50-60% 94-113 bpm',
      '60-70% 113-132 bpm',
      '70-80% 132-150 bpm',
      '80-90% 150-169 bpm',
      '90-95% 169-179 bpm',
      '95-100% 179-188 bpm',
    ]);
    const zoneTexts = heartRateZones(188).flatMap(({ name, purpose }) => [name, purpose]);
    expect(new Set(zoneTexts).size).toBe(12);
    for (const words of zoneTexts) expect(words).toMatch(/\w/);
  });

  it('connect without gaps and end at the maximum, with and without a resting rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 140, max: 220 }),
        fc.option(fc.integer({ min: 35, max: 100 }), { nil: undefined }),
        (maxBpm, restingBpm) => {
          const zones = heartRateZones(maxBpm, restingBpm);
          expect(zones).toHaveLength(6);
          expect(zones.at(-1)?.max).toBe(maxBpm);
          zones.forEach((zone, index) => {
            expect(zone.min).toBeLessThan(zone.max);
            if (index > 0) expect(zone.min).toBe(zones[index - 1]?.max);
          });
        },
      ),
      { seed: 13 },
    );
  });

  it('find the zone of a heart rate', () => {
    const zones = heartRateZones(188);
    expect(zoneAt(zones, 93)).toBeNull();
    expect(zoneAt(zones, 120)?.zone).toBe(2);
    expect(zoneAt(zones, 200)?.zone).toBe(6);
  });
});
