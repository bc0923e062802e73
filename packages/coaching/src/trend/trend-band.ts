import { daysBetween } from '../calendar/calendar-day.ts';
import { BAND_SIGMAS } from './band.ts';
import { shareOfNewest, type TrendPoint } from './trend-weight.ts';
import { SCALE_SCATTER_KG } from './weigh-ins.ts';

/** Where the weight on a day lies with 95 %, kg. Holds the trend weight of that day. */
export interface TrendBand {
  lowKg: number;
  highKg: number;
}

/** The trend T and the trend of that trend TT, with the variances that scattered weigh-ins give them. */
interface Smoothed {
  trendKg: number;
  twiceKg: number;
  trendVariance: number;
  twiceVariance: number;
  covariance: number;
}

const SCATTER_VARIANCE = SCALE_SCATTER_KG ** 2;

/**
 * The 95 % band about the trend weight at each weigh-in. A trend weight lags behind a weight that moves, and so does
 * the trend of the trend behind it: 2T − TT lags behind no steady change (R. G. Brown 1963, double exponential
 * smoothing). The band is ±1.96 standard errors about that, and reaches to the trend itself where this lies outside.
 * Weigh-ins scatter by σ = 0.6 kg about the weight, each on its own: ±1.18 kg after a single one, settled at
 * 1.96·σ·√(α(1 + 4β + 5β²)/(1 + β)³), β = 1 − α: ±0.42 kg when weighed daily; wider after a gap.
 * Water that comes or goes within days is neither scatter nor a steady change: such a week may run outside.
 * @param points those of `trendWeights`, all of them: the first is where the trend begins
 */
export function trendBands(points: readonly TrendPoint[]): TrendBand[] {
  let smoothed: Smoothed | undefined;
  return points.map((point, index) => {
    const before = points[index - 1];
    smoothed =
      smoothed && before
        ? smooth(smoothed, point, daysBetween(before.day, point.day))
        : begin(point);
    return bandOf(smoothed);
  });
}

function begin({ trendKg }: TrendPoint): Smoothed {
  return {
    trendKg,
    twiceKg: trendKg,
    trendVariance: SCATTER_VARIANCE,
    twiceVariance: SCATTER_VARIANCE,
    covariance: SCATTER_VARIANCE,
  };
}

function smooth(last: Smoothed, { trendKg }: TrendPoint, days: number): Smoothed {
  const alpha = shareOfNewest(days);
  const kept = (1 - alpha) ** 2;
  const trendVariance = kept * last.trendVariance + alpha ** 2 * SCATTER_VARIANCE;
  return {
    trendKg,
    twiceKg: last.twiceKg + alpha * (trendKg - last.twiceKg),
    trendVariance,
    twiceVariance:
      kept * last.twiceVariance + 2 * kept * alpha * last.covariance + alpha ** 2 * trendVariance,
    covariance: kept * last.covariance + alpha * trendVariance,
  };
}

function bandOf(smoothed: Smoothed): TrendBand {
  const { trendKg, twiceKg, trendVariance, twiceVariance, covariance } = smoothed;
  const unlaggedKg = 2 * trendKg - twiceKg;
  const variance = 4 * trendVariance - 4 * covariance + twiceVariance;
  const giveOrTakeKg = BAND_SIGMAS * Math.sqrt(variance);
  return {
    lowKg: Math.min(trendKg, unlaggedKg - giveOrTakeKg),
    highKg: Math.max(trendKg, unlaggedKg + giveOrTakeKg),
  };
}
