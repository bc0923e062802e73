import type { InPlace } from './queries.ts';

/** Whether a peak week, or a show alone, takes the place of the plans on a day. */
export function coversDay({ stretches }: InPlace, day: string): boolean {
  return stretches.some(({ from, show }) => day >= from && day <= show);
}

/** What the peak week asks for on the day that was asked about; null where it does not cover that. */
export const peakDayOf = ({ peak }: InPlace) => peak?.day ?? null;
