import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { PhaseOutlook } from './protocol.ts';

/**
 * The phase of a protocol that lies on a day, by the days that its outlook tells of: weeks alone would have the last one go
 * on past the show. Null before the first and after the last.
 */
export function phaseOn<Phase>(
  phases: readonly Phase[],
  outlook: readonly Pick<PhaseOutlook, 'startDate' | 'endDate'>[],
  day: CalendarDay,
): { place: number; phase: Phase } | null {
  const place = outlook.findIndex(({ startDate, endDate }) => startDate <= day && day <= endDate);
  const phase = phases[place];
  return phase === undefined ? null : { place, phase };
}
