import { toEpochDay } from '../calendar/calendar-day.ts';
import { dailyWeighIns, type WeighIn } from './weigh-ins.ts';

/** Share of the old trend that remains after a day: the constant of the Hacker's Diet. */
const DAILY_RETENTION = 0.9;

/** α: a weigh-in's share in the trend by days since the last one, from 0 immediately to 1 after a long time. */
export const shareOfNewest = (days: number) => 1 - DAILY_RETENTION ** days;

export interface TrendPoint extends WeighIn {
  trendKg: number;
}

/**
 * The trend weight at each weigh-in, earliest first: T ← T + α(W − T) with α = 1 − 0.9^(days since the last). Starts
 * at the first weigh-in. Source: J. Walker, The Hacker's Diet. Lags a steady change by about nine days.
 */
export function trendWeights(weighIns: readonly WeighIn[]): TrendPoint[] {
  const points: TrendPoint[] = [];
  let trendKg = Number.NaN;
  let lastEpochDay = Number.NaN;
  for (const weighIn of dailyWeighIns(weighIns)) {
    const epochDay = toEpochDay(weighIn.day);
    const alpha = shareOfNewest(epochDay - lastEpochDay);
    trendKg =
      points.length === 0 ? weighIn.weightKg : trendKg + alpha * (weighIn.weightKg - trendKg);
    lastEpochDay = epochDay;
    points.push({ ...weighIn, trendKg });
  }
  return points;
}
