import type { Units } from '@posedown/contract';
import { formatWeight } from '../../lib/units.ts';

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** 1 → '1st place', 23 → '23rd place'. */
export function placingWords(placing: number): string {
  return `${placing}${ENDINGS[ordinals.select(placing)]} place`;
}

interface Weighed {
  trendKg: number;
  limitKg: number;
  units: Units;
}

/** How a trend weight stands to the limit of the class. */
export function limitWords({ trendKg, limitKg, units }: Weighed): string {
  const over = Math.round((trendKg - limitKg) * 10) / 10;
  const limit = formatWeight(limitKg, units);
  if (over <= 0) return `${formatWeight(Math.abs(over), units)} under the limit of ${limit}.`;
  return `${formatWeight(over, units)} over the limit of ${limit}. Make weight by diet over weeks, never by water.`;
}
