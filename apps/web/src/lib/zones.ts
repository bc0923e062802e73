import { LOCALE } from './numbers.ts';

/** The city of a time zone: 'Los Angeles'. */
export const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const clocksIn = (timeZone: string, at: Date) => at.toLocaleString(LOCALE, { timeZone });

/**
 * Whether the clocks of two zones differ at an instant. Zones may have several names, and some
 * share their clocks for all or part of the year. False for a missing or unknown zone.
 */
export function isOtherTime(one: string, other: string, at: Date): boolean {
  if (!one || !other) return false;
  try {
    return clocksIn(one, at) !== clocksIn(other, at);
  } catch {
    return false;
  }
}
