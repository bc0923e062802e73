import { addDays, FIRST_PEAK_DAY } from '@posedown/coaching';
import type { FollowedPeak } from './queries.ts';

/** Whether a peak week stands in for the other plans on a day: from its first to its show. */
export function coversDay(peak: FollowedPeak | null, day: string): boolean {
  const shows = peak?.shows ?? [];
  return shows.some((show) => day >= addDays(show, FIRST_PEAK_DAY) && day <= show);
}
