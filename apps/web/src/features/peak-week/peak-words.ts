import { conditionWords } from '@posedown/coaching';
import type { PeakWeekReply, Units } from '@posedown/contract';
import { ApiError } from '../../lib/api-error.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { formatSmallWater, formatWater, formatWeight } from '../../lib/units.ts';

export type Plan = NonNullable<PeakWeekReply['plan']>;
type Day = Plan['days'][number];

/** -6 → 'D-6', 0 → 'Show', 3 → 'D+3'. */
export function dayLabel(offset: number): string {
  if (offset === 0) return 'Show';
  return offset < 0 ? `D-${-offset}` : `D+${offset}`;
}

/** Whether a write was refused until the coach writes why the week is right in spite of its cautions. */
export const wantsReason = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'warningReason');

/** A figure of a day, or the words that stand for it where there is none. */
export interface DayFigure {
  name: string;
  unit: string;
  figure: string | null;
  without: string;
}

/** The figures of a day; what is not known is not made up. */
export function dayFigures(day: Day, units: Units): DayFigure[] {
  const row = (name: string, unit: string, value: number | null, without = 'As usual') => {
    return { name, unit, figure: value === null ? null : formatNumber(value), without };
  };
  const water = formatWater(day.waterMl / 1000, units);
  const gap = water.indexOf(' ');
  const [figure, unit] = [water.slice(0, gap), water.slice(gap + 1)];
  return [
    { name: 'Water', unit, figure, without: '' },
    row('Sodium', 'mg', day.sodiumMg),
    row('Carbs', 'g', day.carbsG),
    row('Fat', 'g', day.fatG),
    row('Protein', 'g', day.proteinG),
    row('Energy', 'kcal', day.kcal, 'Not enough data'),
  ];
}

/** The figures of a day in words. */
export const dayFacts = (day: Day, units: Units): [string, string][] =>
  dayFigures(day, units).map(({ name, unit, figure, without }) => [
    name,
    figure === null ? without : `${figure} ${unit}`,
  ]);

/** What the athlete measured on a day: 'Water drunk: 2,400 ml. Weight: 79.8 kg.'; empty where they did not. */
export function measuredWords(
  { waterMl, weight }: Pick<PeakWeekReply['log'][number], 'waterMl' | 'weight'>,
  units: Units,
): string {
  const water = waterMl ? `Water drunk: ${formatSmallWater(waterMl, units)}.` : '';
  return [water, weight && `Weight: ${formatWeight(weight, units)}.`].filter(Boolean).join(' ');
}

/** The latest weight of the week so far, kg. */
export function lastWeighedIn(log: PeakWeekReply['log']): number | undefined {
  const weighed = log.flatMap(({ date, weight }) => (weight === null ? [] : [{ date, weight }]));
  return weighed.sort((a, b) => b.date.localeCompare(a.date))[0]?.weight;
}

/**
 * What speaks against a plan that was approved before it was named, null where nothing does. The server takes no
 * approval back by itself: whoever follows the plan and whoever approved it have to know.
 */
export function barredWords(
  { barredBy, holdBar }: Pick<PeakWeekReply, 'barredBy' | 'holdBar'>,
  isCoach: boolean,
): string | null {
  if (holdBar) {
    return isCoach
      ? `${holdBar} Withdraw approval: the athlete still sees this plan as approved.`
      : `${holdBar} Don’t follow this plan for now. Eat at maintenance and talk to your coach.`;
  }
  if (barredBy.length === 0) return null;
  const onRecord = `On record: ${conditionWords(barredBy)}.`;
  return isCoach
    ? `${onRecord} No clinician has agreed. Withdraw the approval: the athlete still sees this plan as approved.`
    : `${onRecord} Don’t follow this plan until a clinician has agreed and your coach has recorded it. Talk to your coach.`;
}

/** '1 of 3, 33 %'; a day without tasks has none to do. */
export function shareWords(done: number, total: number): string {
  return `${done} of ${total}, ${total === 0 ? 100 : Math.round((100 * done) / total)} %`;
}
