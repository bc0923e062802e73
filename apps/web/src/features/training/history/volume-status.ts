import type { VolumeLandmarks } from '@posedown/coaching';
import type { StatusToken } from '../../../ui/theme/status-token.ts';

/** Where weekly hard sets lie among the landmarks of a muscle, from the most to none. */
export const VOLUME_ZONES = ['above', 'near', 'best', 'growing', 'below', 'none'] as const;
export type VolumeZone = (typeof VOLUME_ZONES)[number];

export const ZONE_WORDS: Readonly<Record<VolumeZone, string>> = {
  above: 'More than one recovers from',
  near: 'Above the best range',
  best: 'In the best range',
  growing: 'Enough to grow',
  below: 'Below the minimum for growth',
  none: 'No sets',
};

interface VolumeStatus {
  zone: VolumeZone;
  status: StatusToken;
  words: string;
}

/** What weekly hard sets mean against the landmarks of a muscle. */
export function volumeStatus(
  sets: number,
  { mev, mavLow, mavHigh, mrv }: VolumeLandmarks,
): VolumeStatus {
  if (sets === 0 && mev === 0)
    return {
      zone: 'none',
      status: 'good',
      words: mavLow > 0 ? `none; best from ${mavLow}` : 'none',
    };
  if (sets > mrv)
    return { zone: 'above', status: 'behind', words: `above ${mrv}, more than one recovers from` };
  if (sets > mavHigh)
    return { zone: 'near', status: 'warning', words: `above ${mavHigh}, near the most` };
  if (sets >= mavLow)
    return {
      zone: 'best',
      status: 'excellent',
      words: `in the best range, ${mavLow} to ${mavHigh}`,
    };
  if (sets >= mev)
    return { zone: 'growing', status: 'good', words: `enough to grow, best from ${mavLow}` };
  const words = `below ${mev}, the least that grows`;
  return { zone: sets === 0 ? 'none' : 'below', status: 'warning', words };
}
