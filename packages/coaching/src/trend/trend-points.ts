import type { CalendarDay } from '../calendar/calendar-day.ts';
import { trendWeights } from './trend-weight.ts';
import type { WeighIn } from './weigh-ins.ts';

/** Rounds to hundredths, without negative zero. */
export const hundredths = (value: number) => Math.round(value * 100) / 100 + 0;

/** A weigh-in as a chart draws it, with the trend of its day; kg. */
export interface ToldTrend {
  date: CalendarDay;
  weight: number;
  trend: number;
}

/** The displayed trend, earliest day first. */
export const trendPoints = (weighIns: readonly WeighIn[]): ToldTrend[] =>
  trendWeights(weighIns).map(({ day, weightKg, trendKg }) => ({
    date: day,
    weight: weightKg,
    trend: hundredths(trendKg),
  }));
