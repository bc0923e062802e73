import { LOCALE } from './numbers.ts';

/** A time zone as people say it, by the last part of its name: 'Los Angeles'. */
export const placeOf = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const clocksIn = (timeZone: string, at: Date) => at.toLocaleString(LOCALE, { timeZone });

/**
 * Whether the clocks of two zones differ at a moment: one zone has several names, and others share their clocks for all
 * of the year or half of it. Of a zone that has no name, or one that this browser does not know, nothing is said.
 */
export function isOtherTime(one: string, other: string, at: Date): boolean {
  if (!one || !other) return false;
  try {
    return clocksIn(one, at) !== clocksIn(other, at);
  } catch {
    return false;
  }
}
