import { addDays, FIRST_PEAK_DAY } from '@posedown/coaching';
import type { FollowedPeak } from './queries.ts';

/** Whether a peak week stands in for the other plans on a day: from its first to the show. */
export function coversDay(peak: FollowedPeak | null, day: string): boolean {
  return peak !== null && day >= addDays(peak.show, FIRST_PEAK_DAY) && day <= peak.show;
}
