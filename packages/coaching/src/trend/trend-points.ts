import type { CalendarDay } from '../calendar/calendar-day.ts';
import { trendWeights } from './trend-weight.ts';
import type { WeighIn } from './weigh-ins.ts';

/** Rounds to hundredths, without negative zero. */
export const hundredths = (value: number) => Math.round(value * 100) / 100 + 0;

/** A chart point: a weigh-in with that day's trend; kg. */
export interface TrendChartPoint {
  date: CalendarDay;
  weight: number;
  trend: number;
}

/** The displayed trend, earliest day first. */
export const trendPoints = (weighIns: readonly WeighIn[]): TrendChartPoint[] =>
  trendWeights(weighIns).map(({ day, weightKg, trendKg }) => ({
    date: day,
    weight: weightKg,
    trend: hundredths(trendKg),
  }));
