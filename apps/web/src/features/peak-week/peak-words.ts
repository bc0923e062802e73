import type { PeakWeekReply, Units } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWater } from '../../lib/units.ts';

export type Plan = NonNullable<PeakWeekReply['plan']>;
type Day = Plan['days'][number];

/** -6 → 'D-6', 0 → 'Show', 3 → 'D+3'. */
export function dayLabel(offset: number): string {
  if (offset === 0) return 'Show';
  return offset < 0 ? `D-${-offset}` : `D+${offset}`;
}

const grams = (value: number | null) => (value === null ? 'As usual' : `${formatNumber(value)} g`);

/** The figures of a day in words; what is not known is not made up. */
export function dayFacts(day: Day, units: Units): [string, string][] {
  return [
    ['Water', formatWater(day.waterMl / 1000, units, 2)],
    ['Sodium', day.sodiumMg === null ? 'As usual' : `${formatNumber(day.sodiumMg)} mg`],
    ['Carbs', grams(day.carbsG)],
    ['Fat', grams(day.fatG)],
    ['Protein', grams(day.proteinG)],
    ['Energy', day.kcal === null ? 'Not enough data' : `${formatNumber(day.kcal)} kcal`],
  ];
}

/** '1 of 3, 33 %'; a day without tasks has none to do. */
export function shareWords(done: number, total: number): string {
  return `${done} of ${total}, ${total === 0 ? 100 : Math.round((100 * done) / total)} %`;
}
