import { VOLUME_LANDMARKS } from '@posedown/coaching';
import { expect, it } from 'vitest';
import { volumeStatus } from './volume-status.ts';

it('judges weekly sets by MEV, MAV and MRV of the muscle', () => {
  const judge = (sets: number) => volumeStatus(sets, VOLUME_LANDMARKS.chest).status;
  expect([9.5, 10, 12, 20, 20.5, 22, 22.5].map(judge)).toEqual(
    'warning,good,excellent,excellent,warning,warning,behind'.split(','),
  );
});

it('does not praise a muscle that was not trained at all', () => {
  expect(volumeStatus(0, VOLUME_LANDMARKS.abs).words).toBe('none; best from 16');
  expect(volumeStatus(0, { mev: 0, mavLow: 0, mavHigh: 0, mrv: 0 }).words).toBe('none');
  expect(volumeStatus(0, VOLUME_LANDMARKS.chest).words).toMatch(/^below /);
});
