import {
  type CalendarDay,
  counted,
  daysBetween,
  LOSS_WINDOW_DAYS,
  paceWeighIns,
  weightSlope,
} from '@posedown/coaching';
import type { Dashboard, Units } from '@posedown/contract';
import { formatDay } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWeight, WEIGHT_UNIT, weightFromKg } from '../../lib/units.ts';

type Figures = Pick<Dashboard, 'weight' | 'targetWeight' | 'isBeyondTarget' | 'units'>;

/** Within this many kg the target counts as reached. */
const REACHED_KG = 0.1;

/** Text such as '4.4 kg to lose', '3 kg to gain' or 'Target reached'; null without a target. */
export function toTargetText({ weight, targetWeight, isBeyondTarget, units }: Figures) {
  if (weight === null || targetWeight === null) return null;
  const remainingKg = targetWeight - weight;
  if (Math.abs(remainingKg) < REACHED_KG || isBeyondTarget) return 'Target reached';
  return `${formatWeight(Math.abs(remainingKg), units)} to ${remainingKg < 0 ? 'lose' : 'gain'}`;
}

/** Formats a change with its sign: '−0.4 kg', '+1.2 lb', '0 kg'. */
export function formatChange(changeKg: number, units: Units): string {
  const size = formatNumber(Math.abs(weightFromKg(changeKg, units)), 1);
  const sign = size === '0' ? '' : changeKg < 0 ? '−' : '+';
  return `${sign}${size} ${WEIGHT_UNIT[units]}`;
}

type WeighIn = Dashboard['weightTrend'][number];

/**
 * Text such as '−0.4 kg a week over 14 days', based on the same days as the coach's page and
 * alerts; null with too few weigh-ins.
 */
export function paceText(
  weighIns: readonly WeighIn[],
  { units, ...judged }: { today: CalendarDay; loadDays: Dashboard['loadDays']; units: Units },
): string | null {
  const datedWeights = weighIns.map(({ date, weight }) => ({ day: date, weightKg: weight }));
  const slope = weightSlope(paceWeighIns(datedWeights, judged));
  if (slope.kind !== 'slope') return null;
  return `${formatChange(slope.kgPerWeek, units)} a week over ${LOSS_WINDOW_DAYS} days`;
}

type Weighed = Pick<
  Dashboard,
  'weight' | 'weighedOn' | 'weightTrend' | 'loadDays' | 'today' | 'units'
>;

/**
 * The note under the weight: its pace, or the date of the last weigh-in if that is older than
 * twelve weeks.
 */
export function weightNote({ weight, weighedOn, weightTrend, loadDays, today, units }: Weighed) {
  if (weightTrend.length > 0) {
    return paceText(weightTrend, { today: today.date, loadDays, units });
  }
  if (weighedOn) return `Weighed on ${formatDay(weighedOn)}`;
  return weight === null ? null : 'From sign-up';
}

/** Replaces the trend for beginners and for athletes without a weigh-in for twelve weeks. */
export const noTrendText = ({ weighedOn }: Pick<Dashboard, 'weighedOn'>) =>
  weighedOn
    ? {
        title: 'No weigh-ins in the last 12 weeks',
        action: 'Log your weight',
        next: 'The trend continues with the next one.',
      }
    : {
        title: 'No weigh-ins yet',
        action: 'Log your first weigh-in',
        next: 'The trend starts with the first one.',
      };

/** Describes the weight chart for screen readers. */
export function trendSentence(weighIns: readonly WeighIn[], units: Units): string {
  const first = weighIns[0];
  const last = weighIns.at(-1);
  if (!first || !last) return 'No weigh-ins yet';
  const days = daysBetween(first.date, last.date);
  const now = `${formatWeight(last.trend, units)} now`;
  if (days === 0) return `Weight trend: ${now}, from one weigh-in`;
  const change = formatChange(last.trend - first.trend, units);
  return `Weight trend: ${now}, ${change} in ${counted(days, 'day')}`;
}
