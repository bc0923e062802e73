import { daysBetween } from '../calendar/calendar-day.ts';
import { BAND_SIGMAS } from './band.ts';
import { shareOfNewest, type TrendPoint } from './trend-weight.ts';
import { SCALE_SCATTER_KG } from './weigh-ins.ts';

/** A weigh-in with its trend and the 95% band of the day's weight, kg, which includes the trend. */
export interface BandPoint extends TrendPoint {
  lowKg: number;
  highKg: number;
}

/**
 * The 95% band around the trend weight at each weigh-in. A trend lags behind a moving weight, and so does the trend
 * of the trend: once settled, 2T − TT has no lag on a steady change (R. G. Brown 1963, double exponential smoothing)
 * for evenly spaced weigh-ins. n days after the first of daily ones it lags n · 0.9ⁿ⁺¹ days, so three after ten and
 * one after thirty. The band is ±1.96 standard errors around that, extended to the trend itself. Weigh-ins scatter
 * independently by σ = 0.6 kg: ±1.18 kg after a single one, settling at 1.96·σ·√(α(1 + 4β + 5β²)/(1 + β)³), β = 1 −
 * α: ±0.42 kg when weighed daily; wider after a gap. Water within days is neither scatter nor steady change, so such
 * a week may be outside.
 * @param points all of `trendWeights`; the first is where the trend begins
 */
export function trendBands(points: readonly TrendPoint[]): BandPoint[] {
  // TT, and the variances and covariance of both in σ². The first weigh-in determines all of them.
  let twiceKg = 0;
  let trendVariance = 0;
  let twiceVariance = 0;
  let covariance = 0;
  return points.map((point, index) => {
    const { day, trendKg } = point;
    const before = points[index - 1];
    const alpha = before ? shareOfNewest(daysBetween(before.day, day)) : 1;
    const retention = (1 - alpha) ** 2;
    trendVariance = retention * trendVariance + alpha ** 2;
    twiceVariance =
      retention * twiceVariance + 2 * retention * alpha * covariance + alpha ** 2 * trendVariance;
    covariance = retention * covariance + alpha * trendVariance;
    twiceKg += alpha * (trendKg - twiceKg);
    const unlaggedKg = 2 * trendKg - twiceKg;
    const marginKg =
      BAND_SIGMAS * SCALE_SCATTER_KG * Math.sqrt(4 * (trendVariance - covariance) + twiceVariance);
    return {
      ...point,
      lowKg: Math.min(trendKg, unlaggedKg - marginKg),
      highKg: Math.max(trendKg, unlaggedKg + marginKg),
    };
  });
}
