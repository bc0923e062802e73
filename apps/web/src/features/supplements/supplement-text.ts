import {
  counted,
  SUPPLEMENT_TIMES,
  type SupplementTime,
  type SupplementUnit,
} from '@posedown/coaching';
import type { Supplement } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';

export const WEEKDAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
export type WeekdayName = (typeof WEEKDAY_NAMES)[number];

export const TIME_LABELS: Record<SupplementTime, string> = {
  on_waking: 'On waking',
  with_breakfast: 'With breakfast',
  with_lunch: 'With lunch',
  before_training: 'Before training',
  after_training: 'After training',
  with_dinner: 'With dinner',
  before_bed: 'Before bed',
  any_time: 'Any time',
};

const isCounted = (unit: SupplementUnit) => unit === 'capsule' || unit === 'scoop';

/** Formats a dose: '5 g', '2,000 IU', '2 capsules'. */
export function amountText({ amount, unit }: Pick<Supplement, 'amount' | 'unit'>): string {
  const figure = formatNumber(amount, 2);
  if (!isCounted(unit)) return `${figure} ${unit}`;
  return `${figure} ${counted(amount, unit).replace(/^\S+ /, '')}`;
}

/** Formats the weekdays: 'every day' or 'Mon, Wed, Fri'. */
export function daysText({ weekdays }: Pick<Supplement, 'weekdays'>): string {
  if (weekdays.length === WEEKDAY_NAMES.length) return 'every day';
  return WEEKDAY_NAMES.filter((_name, day) => weekdays.includes(day)).join(', ');
}

/** Groups supplements by time of day, in order. */
export function byTime<Line extends Pick<Supplement, 'time'>>(list: readonly Line[]) {
  return SUPPLEMENT_TIMES.map((time) => ({
    time,
    lines: list.filter((supplement) => supplement.time === time),
  })).filter(({ lines }) => lines.length > 0);
}
