import type { Units } from '@posedown/contract';
import { formatNumber } from '../../../lib/numbers.ts';
import { weightFromKg } from '../../../lib/units.ts';

/** '−1.2', '+0.4', '±0': a change with its sign. */
export function signed(change: number, digits = 1): string {
  const size = formatNumber(Math.abs(change), digits);
  if (size === '0') return '±0';
  return `${change < 0 ? '−' : '+'}${size}`;
}

/** A weight in the athlete's unit, without the unit: '82.4'; a dash where there is none. */
export const weightText = (weightKg: number | null, units: Units) =>
  weightKg === null ? '–' : formatNumber(weightFromKg(weightKg, units), 1);

export const percentText = (percent: number | null) =>
  percent === null ? '–' : formatNumber(percent, 1);

const MISSING_WORDS = {
  profile: 'all answers of your profile',
  weighIns:
    'weigh-ins over at least two weeks (the first week of a diet does not count, a choice of ours)',
  intakes: 'whole days in the meal diary',
} as const;

/** 'whole days in the meal diary' */
export function missingWords(missing: readonly (keyof typeof MISSING_WORDS)[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(
    [...new Set(missing)].map((name) => MISSING_WORDS[name]),
  );
}
