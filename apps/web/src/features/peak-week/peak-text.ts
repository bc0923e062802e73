import { conditionsText } from '@posedown/coaching';
import type { PeakWeekReply, Units } from '@posedown/contract';
import { ApiError } from '../../lib/api-error.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { formatSmallWater, formatWater, formatWeight } from '../../lib/units.ts';

export type Plan = NonNullable<PeakWeekReply['plan']>;
type Day = Plan['days'][number];

/** Labels a day relative to the show: 'D-6', 'Show', 'D+3'. */
export function dayLabel(offset: number): string {
  if (offset === 0) return 'Show';
  return offset < 0 ? `D-${-offset}` : `D+${offset}`;
}

/** Whether a write was rejected because it needs a reason for overriding cautions. */
export const needsReason = (error: unknown): boolean =>
  error instanceof ApiError && error.issues.some(({ path }) => path === 'warningReason');

/** A value of a day, and the text shown if it's unknown. */
export interface DayFigure {
  name: string;
  unit: string;
  figure: string | null;
  without: string;
}

/** The values of a day. */
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

/** The values of a day as text. */
export const dayFacts = (day: Day, units: Units): [string, string][] =>
  dayFigures(day, units).map(({ name, unit, figure, without }) => [
    name,
    figure === null ? without : `${figure} ${unit}`,
  ]);

/** Text such as 'Water drunk: 2,400 ml. Weight: 79.8 kg.', or empty. */
export function measuredText(
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
 * Warns about conditions or holds recorded after a plan's approval. The server doesn't withdraw approvals itself, so
 * both athlete and coach need to know.
 */
export function blockedText(
  { barredBy, holdBar }: Pick<PeakWeekReply, 'barredBy' | 'holdBar'>,
  isCoach: boolean,
): string | null {
  if (holdBar) {
    return isCoach
      ? `${holdBar} Withdraw approval: the athlete still sees this plan as approved.`
      : `${holdBar} Don’t follow this plan for now. Eat at maintenance and talk to your coach.`;
  }
  if (barredBy.length === 0) return null;
  const onRecord = `On record: ${conditionsText(barredBy)}.`;
  return isCoach
    ? `${onRecord} No clinician has agreed. Withdraw the approval: the athlete still sees this plan as approved.`
    : `${onRecord} Don’t follow this plan until a clinician has agreed and your coach has recorded it. Talk to your coach.`;
}

/** Text such as '1 of 3, 33%'; 100% without tasks. */
export function shareText(done: number, total: number): string {
  return `${done} of ${total}, ${total === 0 ? 100 : Math.round((100 * done) / total)}%`;
}
