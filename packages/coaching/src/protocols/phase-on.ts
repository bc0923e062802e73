import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { PhaseOutlook } from './protocol.ts';

/**
 * A protocol's phase on a day, by its outlook's dates, since weeks alone would let the last phase run past the show.
 * Null before the first and after the last.
 */
export function phaseOn<Phase>(
  phases: readonly Phase[],
  outlook: readonly Pick<PhaseOutlook, 'startDate' | 'endDate'>[],
  day: CalendarDay,
): { place: number; phase: Phase } | null {
  const index = outlook.findIndex(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const phase = phases[index];
  return phase === undefined ? null : { place: index, phase };
}
