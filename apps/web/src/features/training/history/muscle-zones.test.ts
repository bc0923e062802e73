import { MUSCLES, perMuscle, VOLUME_LANDMARKS } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { type WeekSets, zoneCounts, zoneOf, zonesInWords } from './muscle-zones.ts';
import { VOLUME_ZONES } from './volume-status.ts';

const byDefault = (sets: WeekSets) => ({ sets, landmarks: VOLUME_LANDMARKS });

// Chest: 10 is the least that grows, 12 to 20 the best range, 22 the most one recovers from.
it('puts a muscle into the zone of its own landmarks', () => {
  const zone = (chest: number) => zoneOf('chest', byDefault({ chest }));
  expect([0, 9.5, 10, 12, 20, 20.5, 22, 22.5].map(zone)).toEqual(
    'none,below,growing,best,best,near,near,above'.split(','),
  );
  expect(zoneOf('abs', byDefault({ abs: 0 }))).toBe('none');
  expect(zoneOf('abs', byDefault({ abs: 0.5 }))).toBe('growing');
});

it('follows the landmarks that a coach has set', () => {
  const chest = { mev: 2, mavLow: 4, mavHigh: 6, mrv: 8 };
  const landmarks = { ...VOLUME_LANDMARKS, chest };
  const zone = (sets: number) => zoneOf('chest', { sets: { chest: sets }, landmarks });
  expect([1, 3, 5, 8, 10].map(zone)).toEqual(['below', 'growing', 'best', 'near', 'above']);
});

it('counts every muscle once, and one that is not named as without sets', () => {
  const counts = zoneCounts(byDefault({ chest: 16, quads: 14, back: 40 }));
  expect(counts).toEqual({ above: 1, near: 0, best: 2, growing: 0, below: 0, none: 9 });
  expect(VOLUME_ZONES.reduce((sum, zone) => sum + counts[zone], 0)).toBe(MUSCLES.length);
});

it('says in words which muscles are where, and nothing of zones without one', () => {
  expect(zonesInWords(byDefault({ ...perMuscle(100), chest: 16, biceps: 10, triceps: 6 }))).toBe(
    'More than one recovers from: back, quads, hamstrings, glutes, side and rear delts, ' +
      'front delts, calves, abs, traps. In the best range: chest. Enough to grow: biceps, triceps.',
  );
  expect(zonesInWords(byDefault({}))).toBe('No sets: every muscle.');
});
