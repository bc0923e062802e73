import { capital, counted, weeksOutText } from '@posedown/coaching';
import type { Activity, ClientOverview, Units } from '@posedown/contract';
import { formatDay, formatDaysAway } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWeight } from '../../lib/units.ts';

type Goals = ClientOverview['goals'];
type Part = ClientOverview['standing']['parts'][number];

/** Formats an enum value, such as 'competition_prep' as 'Competition prep'. */
function formatEnum(value: string): string {
  return capital(value.replaceAll('_', ' '));
}

/** The athlete's known goals, one per line. */
export function goalLines({ primaryGoal, words, targetTimeline, bodyFatGoal }: Goals): string[] {
  return [
    primaryGoal && formatEnum(primaryGoal),
    words,
    targetTimeline &&
      (targetTimeline === 'long_term' ? 'Long term' : `Within ${formatEnum(targetTimeline)}`),
    bodyFatGoal !== null && `Body fat goal ${formatNumber(bodyFatGoal, 1)}%`,
  ].filter((line): line is string => Boolean(line));
}

type Show = Pick<NonNullable<ClientOverview['competition']>, 'weeksOut' | 'phase'>;

/** Text such as '6 weeks out · Mid Prep' or 'Show time! · Peak Week'. */
export const prepText = ({ weeksOut, phase }: Show) => `${weeksOutText(weeksOut)} · ${phase}`;

const PARTS: Record<Part['part'], string> = {
  meals: 'Meals logged',
  training: 'Sessions done',
  cardio: 'Cardio sessions done',
  checkIns: 'Days checked in',
};

export const partText = (part: Part['part']) => PARTS[part];

/**
 * The period of the score, such as 'Over 14 days'. On the day an athlete joins there is no full
 * day yet.
 */
export const windowText = (days: number) =>
  days === 0 ? 'On the first day' : `Over ${counted(days, 'day')}`;

/**
 * Text such as 'Down 0.62% a week over 14 days'. The analytics use four weeks, so the values can
 * differ.
 */
export function paceText(weeklyPercent: number | null): string | undefined {
  if (weeklyPercent === null) return undefined;
  if (Math.abs(weeklyPercent) < 0.05) return 'Steady over 14 days';
  const direction = weeklyPercent < 0 ? 'Down' : 'Up';
  return `${direction} ${formatNumber(Math.abs(weeklyPercent), 2)}% a week over 14 days`;
}

/** Describes an activity: 'Weighed in at 82.5 kg'. */
export function activityText(activity: Activity, units: Units): string {
  const { kind, title, weight, minutes, count, calories } = activity;
  if (kind === 'progress' || kind === 'checkIn') {
    if (weight !== null) return `Weighed in at ${formatWeight(weight, units)}`;
    return kind === 'checkIn' ? 'Checked in' : 'Logged progress';
  }
  if (kind === 'meals') {
    return `Logged ${counted(count ?? 0, 'meal')}, ${formatNumber(calories ?? 0)} kcal`;
  }
  if (kind === 'photos') return `Added ${counted(count ?? 0, 'photo')}`;
  if (kind === 'messages') return `Wrote ${counted(count ?? 0, 'message')}`;
  const length = minutes === null ? '' : `, ${formatNumber(minutes, 0)} min`;
  return kind === 'workout' ? `Trained ${title}${length}` : `Cardio: ${title}${length}`;
}

/** The day of an activity, relative to today. It can be tomorrow for an athlete who flew west over the date line. */
export const activityDayText = (today: string, day: string) =>
  day > today ? formatDay(day) : formatDaysAway(today, day);
