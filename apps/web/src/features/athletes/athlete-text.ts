import {
  type CalendarDay,
  capital,
  daysBetween,
  type Urgency,
  urgencyAt,
  weeksOutText,
} from '@posedown/coaching';
import type { ClientCard, Units } from '@posedown/contract';
import { formatDay, formatDaysAway } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWeight, WEIGHT_UNIT, weightFromKg } from '../../lib/units.ts';
import type { RosterOrder } from './roster-query.ts';

const LONG_AGO_DAYS = 30;

/**
 * The last check-in in words: 'Today', 'Yesterday', '5 days ago', '3 Aug 2026' or 'Never', in the
 * athlete's time zone.
 */
export function checkInText(lastCheckIn: CalendarDay | null, today: CalendarDay): string {
  if (lastCheckIn === null) return 'Never';
  const isLongAgo = daysBetween(lastCheckIn, today) > LONG_AGO_DAYS;
  return isLongAgo ? formatDay(lastCheckIn) : capital(formatDaysAway(today, lastCheckIn));
}

const URGENCY_LABELS: Record<Urgency, string> = {
  urgent: 'Urgent',
  moderate: 'Moderate',
  relaxed: 'Relaxed',
};

/** Text such as '6 weeks out', with its urgency; null without a show. */
export function showText(weeksOut: number | null) {
  if (weeksOut === null) return null;
  const urgency = urgencyAt(weeksOut);
  return { weeks: weeksOutText(weeksOut), urgency, urgencyWord: URGENCY_LABELS[urgency] };
}

/** Weeks out from which the competition screen is offered. */
const PREP_WEEKS = 10;

/** Whether to link the competition screen: from 10 weeks out until the show. */
export function isPrepDue(weeksOut: number | null): boolean {
  return weeksOut !== null && weeksOut <= PREP_WEEKS;
}

/** Text such as 'Competition prep · Classic Physique', or whichever part is set. */
export function goalText({ goal, category }: Pick<ClientCard, 'goal' | 'category'>): string {
  return [goal, category].filter(Boolean).join(' · ') || 'No goal set';
}

/** Describes a sparkline: 'Trend weight, down 1.2 kg over 14 weigh-ins'. */
export function sparklineText(trendKg: readonly number[], units: Units): string {
  const changeKg = (trendKg.at(-1) ?? 0) - (trendKg[0] ?? 0);
  const size = formatNumber(Math.abs(weightFromKg(changeKg, units)), 1);
  const course =
    size === '0' ? 'steady' : `${changeKg < 0 ? 'down' : 'up'} ${size} ${WEIGHT_UNIT[units]}`;
  return `Trend weight, ${course} over ${trendKg.length} weigh-ins`;
}

/** The label of each roster order, and its wording next to the number of athletes. */
export const ORDER_LABELS: Record<RosterOrder | 'need', { choice: string; count: string }> = {
  need: { choice: 'Who needs you most', count: 'most in need of you first' },
  show: { choice: 'Nearest show', count: 'nearest show first' },
  'check-in': { choice: 'Longest without check-in', count: 'longest without a check-in first' },
  compliance: { choice: 'Lowest compliance', count: 'lowest adherence first' },
  name: { choice: 'Name', count: 'by name' },
};

/** Text such as '82.4 kg → 78 kg', with the weights that are known. */
export function weightSentence(
  { weight, targetWeight }: Pick<ClientCard, 'weight' | 'targetWeight'>,
  units: Units,
) {
  return {
    weight: weight === null ? null : formatWeight(weight, units),
    target: targetWeight === null ? null : formatWeight(targetWeight, units),
  };
}
