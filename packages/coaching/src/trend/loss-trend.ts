import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { isWithin, stillStretches } from './still-stretches.ts';
import type { WeighIn } from './weigh-ins.ts';
import { weightSlope } from './weight-slope.ts';

/** The trend of the safety limits. Source: the safety limits of the product, after Helms 2014. */
export const LOSS_WINDOW_DAYS = 14;
/** Weigh-ins of one week alone tell nothing of two: from the first to the last at least so many days. [our choice] */
const LEAST_LOSS_SPAN_DAYS = 10;

/** On which day a pace is judged, and which days before it moved the water. */
interface Judged {
  today: CalendarDay;
  /** The days of a show or a carbohydrate load. */
  loadDays: readonly CalendarDay[];
}

/**
 * The weigh-ins by which the pace of today is judged: two weeks up to the last one, none where that is two
 * weeks old. They end with it and not with today, so that a pace never changes but by a new weigh-in. The water of a load
 * and of what is eaten after a show is no pace: up to its end the weigh-ins before it count, then those after it alone.
 */
export function paceWeighIns(weighIns: readonly WeighIn[], { today, loadDays }: Judged): WeighIn[] {
  const still = stillStretches(today, loadDays)
    .map((stretch) => weighIns.filter(({ day }) => isWithin(stretch, day)))
    .find(({ length }) => length > 0);
  const last = still?.at(-1)?.day;
  if (!still || last === undefined || daysBetween(last, today) >= LOSS_WINDOW_DAYS) return [];
  return still.filter(({ day }) => daysBetween(day, last) < LOSS_WINDOW_DAYS);
}

/** A loss as it was weighed, % of body weight a week; a loss is positive. */
export interface LossTrend {
  kind: 'loss';
  weeklyPercent: number;
  /** One standard error of it: what may be water. It is said beside the figure. */
  doubtPercent: number;
}

/**
 * The trend of two weeks that the limits on a loss are held against, with its doubt: from daily weigh-ins at 80 kg
 * ±0.35 % a week. Weigh-ins of fewer than ten days are no trend.
 * @param weighIns the oldest first
 */
export function lossTrend(
  weighIns: readonly WeighIn[],
  judged: Judged,
): LossTrend | NotEnoughData<'weighIns'> {
  const slope = weightSlope(paceWeighIns(weighIns, judged));
  if (slope.kind === 'not-enough-data' || slope.spanDays < LEAST_LOSS_SPAN_DAYS) {
    return notEnoughData('weighIns');
  }
  const { kgPerWeek, standardErrorKg, meanWeightKg } = slope;
  return {
    kind: 'loss',
    weeklyPercent: (-100 * kgPerWeek) / meanWeightKg,
    doubtPercent: (100 * standardErrorKg) / meanWeightKg,
  };
}
