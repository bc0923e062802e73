import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { trendWeights } from './trend-weight.ts';
import type { WeighIn } from './weigh-ins.ts';

/** Maximum days between a weight and the photo or other event it describes. [our choice] */
const NEAR_DAYS = 4;
/** Older weigh-ins don't affect a trend: 0.9 ^ 108 is a thousandth of a percent. */
const BEFORE_DAYS = 112;

/** The range of weigh-ins for the trend around a day. */
export const daysForTrendNear = (day: CalendarDay) => ({
  from: addDays(day, -BEFORE_DAYS),
  until: addDays(day, NEAR_DAYS),
});

/**
 * The trend weight at the weigh-in nearest to a day, in kg; null if none is within four days.
 * @param weighIns in the range of `daysForTrendNear`
 */
export function trendNear(weighIns: readonly WeighIn[], day: CalendarDay): number | null {
  const distance = (point: WeighIn) => Math.abs(daysBetween(point.day, day));
  const [nearest] = trendWeights(weighIns).sort((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= NEAR_DAYS ? nearest.trendKg : null;
}
