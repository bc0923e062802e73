import type { VolumeLandmarks } from '@posedown/coaching';
import type { StatusToken } from '../../../ui/theme/tokens.ts';

/** What weekly hard sets mean against the landmarks of a muscle. */
export function volumeStatus(
  sets: number,
  { mev, mavLow, mavHigh, mrv }: VolumeLandmarks,
): { status: StatusToken; words: string } {
  if (sets === 0 && mev === 0) return { status: 'good', words: `none; best from ${mavLow}` };
  if (sets > mrv) return { status: 'behind', words: `above ${mrv}, more than one recovers from` };
  if (sets > mavHigh) return { status: 'warning', words: `above ${mavHigh}, near the most` };
  if (sets >= mavLow)
    return { status: 'excellent', words: `in the best range, ${mavLow} to ${mavHigh}` };
  if (sets >= mev) return { status: 'good', words: `enough to grow, best from ${mavLow}` };
  return { status: 'warning', words: `below ${mev}, the least that grows` };
}
