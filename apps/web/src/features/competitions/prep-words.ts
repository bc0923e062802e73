import type { Units } from '@posedown/contract';
import { formatWeight } from '../../lib/units.ts';

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** 1 → '1st place', 23 → '23rd place'. */
export function placingWords(placing: number): string {
  return `${placing}${ENDINGS[ordinals.select(placing)]} place`;
}

interface Weighed {
  /** Undefined before the first weigh-in. */
  trendKg: number | undefined;
  /** Null while none is entered. */
  limitKg: number | null;
  units: Units;
}

/** How a trend weight stands to the limit of the class, as far as both are known. */
export function limitWords({ trendKg, limitKg, units }: Weighed): string {
  if (limitKg === null) {
    return 'No class limit entered. Height classes have one; open classes do not.';
  }
  const limit = formatWeight(limitKg, units);
  if (trendKg === undefined) return `The limit is ${limit}.`;
  const over = Math.round((trendKg - limitKg) * 10) / 10;
  if (over <= 0) return `${formatWeight(Math.abs(over), units)} under the limit of ${limit}.`;
  return `${formatWeight(over, units)} over the limit of ${limit}. Make weight by diet over weeks, never by water.`;
}
