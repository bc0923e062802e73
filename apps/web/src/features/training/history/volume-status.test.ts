import { MUSCLES, perMuscle, VOLUME_LANDMARKS } from '@posedown/coaching';
import { expect, it } from 'vitest';
import {
  VOLUME_ZONES,
  volumeStatus,
  type WeekSets,
  zoneCounts,
  zoneOf,
  zonesInText,
} from './volume-status.ts';

it('rates weekly sets by MEV, MAV and MRV of the muscle', () => {
  const status = (sets: number) => volumeStatus(sets, VOLUME_LANDMARKS.chest).status;
  expect([9.5, 10, 12, 20, 20.5, 22, 22.5].map(status)).toEqual(
    'warning,good,excellent,excellent,warning,warning,behind'.split(','),
  );
});

it('gives no praise for an untrained muscle', () => {
  expect(volumeStatus(0, VOLUME_LANDMARKS.abs).words).toBe('none; best from 16');
  expect(volumeStatus(0, { mev: 0, mavLow: 0, mavHigh: 0, mrv: 0 }).words).toBe('none');
  expect(volumeStatus(0, VOLUME_LANDMARKS.chest).words).toMatch(/^below /);
});

const byDefault = (sets: WeekSets) => ({ sets, landmarks: VOLUME_LANDMARKS });

// Chest: 10 is the minimum for growth, 12 to 20 the best range, 22 the maximum recoverable volume.
it('finds the zone by the muscle’s own landmarks', () => {
  const zone = (chest: number) => zoneOf('chest', byDefault({ chest }));
  expect([0, 9.5, 10, 12, 20, 20.5, 22, 22.5].map(zone)).toEqual(
    'none,below,growing,best,best,near,near,above'.split(','),
  );
  expect(zoneOf('abs', byDefault({ abs: 0 }))).toBe('none');
  expect(zoneOf('abs', byDefault({ abs: 0.5 }))).toBe('growing');
});

it('uses the coach’s own landmarks', () => {
  const chest = { mev: 2, mavLow: 4, mavHigh: 6, mrv: 8 };
  const landmarks = { ...VOLUME_LANDMARKS, chest };
  const zone = (sets: number) => zoneOf('chest', { sets: { chest: sets }, landmarks });
  expect([1, 3, 5, 8, 10].map(zone)).toEqual(['below', 'growing', 'best', 'near', 'above']);
});

it('counts every muscle once, and a missing one as without sets', () => {
  const counts = zoneCounts(byDefault({ chest: 16, quads: 14, back: 40 }));
  expect(counts).toEqual({ above: 1, near: 0, best: 2, growing: 0, below: 0, none: 9 });
  expect(VOLUME_ZONES.reduce((sum, zone) => sum + counts[zone], 0)).toBe(MUSCLES.length);
});

it('lists the muscles by zone and omits empty zones', () => {
  expect(zonesInText(byDefault({ ...perMuscle(100), chest: 16, biceps: 10, triceps: 6 }))).toBe(
    'Above the recoverable maximum: back, quads, hamstrings, glutes, side and rear delts, ' +
      'front delts, calves, abs, traps. In the best range: chest. Enough to grow: biceps, triceps.',
  );
  expect(zonesInText(byDefault({}))).toBe('No sets: every muscle.');
});
