import {
  type CalendarDay,
  capital,
  counted,
  daysBetween,
  paceText,
  type Urgency,
  urgencyAt,
  weeksOutText,
} from '@posedown/coaching';
import type { ClientCard, Units } from '@posedown/contract';
import { formatDay, formatDaysAway, formatWeekday } from '../../lib/days.ts';
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
export const ORDER_LABELS: Record<
  RosterOrder | 'need',
  { choice: string; count: string; reversed: string }
> = {
  need: {
    choice: 'Who needs you most',
    ...{ count: 'most in need of you first', reversed: 'least in need of you first' },
  },
  show: {
    choice: 'Nearest show',
    ...{ count: 'nearest show first', reversed: 'latest show first' },
  },
  'check-in': {
    choice: 'Longest without check-in',
    ...{ count: 'longest without a check-in first', reversed: 'latest check-in first' },
  },
  compliance: {
    choice: 'Lowest adherence',
    ...{ count: 'lowest adherence first', reversed: 'highest adherence first' },
  },
  rate: {
    choice: 'Fastest weight loss',
    ...{ count: 'fastest weight loss first', reversed: 'fastest weight gain first' },
  },
  due: {
    choice: 'Next check-in due',
    ...{ count: 'next check-in due first', reversed: 'last check-in due first' },
  },
  task: { choice: 'Next task', ...{ count: 'next task first', reversed: 'latest task first' } },
  unread: {
    choice: 'Most unread messages',
    ...{ count: 'most unread messages first', reversed: 'fewest unread messages first' },
  },
  progress: {
    choice: 'Least progress',
    ...{ count: 'least progress first', reversed: 'most progress first' },
  },
  name: { choice: 'Name', ...{ count: 'by name', reversed: 'by name, from Z to A' } },
};

type Need = ClientCard['needs'][number];

/** A reason why an athlete needs the coach, in a few words. Their name is next to it. */
export function needText(
  { kind, text, count }: Need,
  { name, weekly }: Pick<ClientCard, 'name' | 'weekly'>,
): string {
  switch (kind) {
    case 'alert':
      return text ? withoutName(text, name) : 'Open alert';
    case 'show_today':
      return 'Show today';
    case 'check_in_waiting':
      return 'Check-in waiting for you';
    case 'check_in_overdue':
      return `Check-in ${counted(weekly?.daysLate ?? 1, 'day')} overdue`;
    case 'messages':
      return count === 1 ? 'Unread message' : `${count} unread messages`;
  }
}

/** 'Mia Wolf has logged nothing' → 'Has logged nothing', 'Proposal for Mia Wolf: …' → 'Proposal: …'. */
function withoutName(text: string, name: string): string {
  const rest = text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
  return capital(rest.replace(` for ${name}`, ''));
}

/** Where the coach acts on a reason. */
export function needPath({ kind }: Need, athleteId: string): string {
  if (kind === 'messages') return `/messages/${athleteId}`;
  if (kind === 'alert') return `/client/${athleteId}`;
  if (kind === 'show_today') return `/competition/${athleteId}`;
  return `/check-ins?athlete=${athleteId}`;
}

/** The weekly check-in in words: 'Waiting', '2 days overdue', 'Due Sunday'; null if none is asked. */
export function weeklyText(weekly: ClientCard['weekly']): string | null {
  if (!weekly) return null;
  if (weekly.state === 'waiting') return 'Waiting';
  if (weekly.state === 'overdue') return `${counted(weekly.daysLate, 'day')} overdue`;
  return `Due ${formatWeekday(weekly.dueOn)}`;
}

/** '−0.7%', or null without a rate. */
export const rateText = (weeklyPercent: number | null): string | null =>
  weeklyPercent === null ? null : paceText(weeklyPercent);

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
