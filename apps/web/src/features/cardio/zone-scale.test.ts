import { heartRateZones } from '@posedown/coaching';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOn, zoneScale } from './zone-scale.ts';

it('spans from below the lowest rate to the maximum, with a label every 20 beats', () => {
  expect(zoneScale(94, 188)).toEqual({ fromBpm: 80, toBpm: 188, ticks: [100, 120, 140, 160, 188] });
  expect(zoneScale(55, 180)).toMatchObject({
    fromBpm: 50,
    ticks: [60, 80, 100, 120, 140, 160, 180],
  });
});

it('places a rate by its share of the scale', () => {
  const scale = zoneScale(94, 180);
  expect([80, 130, 180].map((bpm) => placeOn(scale, bpm))).toEqual([0, 50, 100]);
});

it('contains every zone and keeps its labels apart for any rates', () => {
  const rates = fc.record({
    maxBpm: fc.integer({ min: 120, max: 230 }),
    restingBpm: fc.option(fc.integer({ min: 25, max: 110 })),
  });
  fc.assert(
    fc.property(rates, ({ maxBpm, restingBpm }) => {
      const zones = [
        heartRateZones(maxBpm),
        heartRateZones(maxBpm, restingBpm ?? undefined),
      ].flat();
      const lowest = Math.min(restingBpm ?? maxBpm, ...zones.map(({ min }) => min));
      const scale = zoneScale(lowest, maxBpm);
      for (const bpm of zones.flatMap(({ min, max }) => [min, max]).concat(lowest)) {
        expect(placeOn(scale, bpm)).toBeGreaterThan(0);
        expect(placeOn(scale, bpm)).toBeLessThanOrEqual(100);
      }
      scale.ticks.forEach((bpm, index) => {
        expect(bpm - (scale.ticks[index - 1] ?? 0)).toBeGreaterThanOrEqual(18);
      });
    }),
  );
});
