import type { ProgressOverview, Units } from '@posedown/contract';
import { formatNumber } from '../../../lib/numbers.ts';
import { weightFromKg } from '../../../lib/units.ts';

/** Formats a change with its sign: '−1.2', '+0.4', '±0'. */
export function signed(change: number, digits = 1): string {
  const size = formatNumber(Math.abs(change), digits);
  if (size === '0') return '±0';
  return `${change < 0 ? '−' : '+'}${size}`;
}

/** Formats a weight without its unit: '82.4', or a dash for none. */
export const weightText = (weightKg: number | null, units: Units) =>
  weightKg === null ? '–' : formatNumber(weightFromKg(weightKg, units), 1);

export const percentText = (percent: number | null) =>
  percent === null ? '–' : formatNumber(percent, 1);

const MISSING_LABELS = {
  profile: 'all the answers in your profile',
  weighIns: '8 weigh-ins over at least two weeks',
  intakes: 'full days in the meal diary',
} as const;

/** Text such as 'full days in the meal diary'. */
export function missingText(missing: readonly (keyof typeof MISSING_LABELS)[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(
    [...new Set(missing)].map((name) => MISSING_LABELS[name]),
  );
}

interface Reader {
  lastUpdated: ProgressOverview['currentStats']['lastUpdated'];
  isClient: boolean;
}

/** Replaces the weekly table if there are no weigh-ins, or none in the last 16 weeks. */
export function noWeeksText({ lastUpdated, isClient }: Reader) {
  const [title, weighIn, effect] = lastUpdated
    ? ['No weigh-ins in the last 16 weeks', 'next weigh-in', 'continues the trend']
    : ['No weigh-ins yet', 'first weigh-in', 'starts the trend'];
  const text = isClient
    ? `Your ${weighIn} ${effect}. In the morning, before breakfast.`
    : `The ${weighIn} ${effect}. A message may help.`;
  return { title, text };
}
