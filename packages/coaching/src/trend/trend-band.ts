import { daysBetween } from '../calendar/calendar-day.ts';
import { BAND_SIGMAS } from './band.ts';
import { shareOfNewest, type TrendPoint } from './trend-weight.ts';
import { SCALE_SCATTER_KG } from './weigh-ins.ts';

/** A weigh-in with its trend, and where the weight of the day lies with 95 %, kg: the trend in it too. */
export interface BandPoint extends TrendPoint {
  lowKg: number;
  highKg: number;
}

/**
 * The 95 % band about the trend weight at each weigh-in. A trend weight lags behind a weight that moves, and so does
 * the trend of the trend behind it: 2T − TT lags behind no steady change once settled (R. G. Brown 1963, double
 * exponential smoothing), for weigh-ins at even distances; n days after the first of daily ones, n · 0.9ⁿ⁺¹ days, so
 * three after ten and one after thirty. The band is ±1.96 standard errors about that, and reaches to the trend itself
 * where this lies outside.
 * Weigh-ins scatter by σ = 0.6 kg about the weight, each on its own: ±1.18 kg after a single one, settled at
 * 1.96·σ·√(α(1 + 4β + 5β²)/(1 + β)³), β = 1 − α: ±0.42 kg when weighed daily; wider after a gap.
 * Water that comes or goes within days is neither scatter nor a steady change: such a week may run outside.
 * @param points those of `trendWeights`, all of them: the first is where the trend begins
 */
export function trendBands(points: readonly TrendPoint[]): BandPoint[] {
  // TT, and the variances and the covariance of both in σ²; the first weigh-in makes up all of them.
  let twiceKg = 0;
  let trendVariance = 0;
  let twiceVariance = 0;
  let covariance = 0;
  return points.map((point, index) => {
    const { day, trendKg } = point;
    const before = points[index - 1];
    const alpha = before ? shareOfNewest(daysBetween(before.day, day)) : 1;
    const kept = (1 - alpha) ** 2;
    trendVariance = kept * trendVariance + alpha ** 2;
    twiceVariance =
      kept * twiceVariance + 2 * kept * alpha * covariance + alpha ** 2 * trendVariance;
    covariance = kept * covariance + alpha * trendVariance;
    twiceKg += alpha * (trendKg - twiceKg);
    const unlaggedKg = 2 * trendKg - twiceKg;
    const giveOrTakeKg =
      BAND_SIGMAS * SCALE_SCATTER_KG * Math.sqrt(4 * (trendVariance - covariance) + twiceVariance);
    return {
      ...point,
      lowKg: Math.min(trendKg, unlaggedKg - giveOrTakeKg),
      highKg: Math.max(trendKg, unlaggedKg + giveOrTakeKg),
    };
  });
}
