import { MUSCLES, perMuscle } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { zoneCounts, zoneOf, zonesInWords } from './muscle-zones.ts';
import { VOLUME_ZONES } from './volume-status.ts';

// Chest: 10 is the least that grows, 12 to 20 the best range, 22 the most one recovers from.
it('puts a muscle into the zone of its own landmarks', () => {
  const zone = (chest: number) => zoneOf('chest', { chest });
  expect([0, 9.5, 10, 12, 20, 20.5, 22, 22.5].map(zone)).toEqual(
    'none,below,growing,best,best,near,near,above'.split(','),
  );
  expect(zoneOf('abs', { abs: 0 })).toBe('none');
  expect(zoneOf('abs', { abs: 0.5 })).toBe('growing');
});

it('counts every muscle once, and one that is not named as without sets', () => {
  const counts = zoneCounts({ chest: 16, quads: 14, back: 40 });
  expect(counts).toEqual({ above: 1, near: 0, best: 2, growing: 0, below: 0, none: 9 });
  expect(VOLUME_ZONES.reduce((sum, zone) => sum + counts[zone], 0)).toBe(MUSCLES.length);
});

it('says in words which muscles are where, and nothing of zones without one', () => {
  expect(zonesInWords({ ...perMuscle(100), chest: 16, biceps: 10, triceps: 6 })).toBe(
    'More than you can recover from: back, quads, hamstrings, glutes, side and rear delts, ' +
      'front delts, calves, abs, traps. In the best range: chest. Enough to grow: biceps, triceps.',
  );
  expect(zonesInWords({})).toBe('No sets: every muscle.');
});
