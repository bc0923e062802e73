import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { BAND_SIGMAS } from './band.ts';
import { shareOfNewest } from './trend-weight.ts';
import { SCALE_SCATTER_KG } from './weigh-ins.ts';

/**
 * How far the trend weight at each weigh-in may be off by chance: half the width of its 95 % band, ±1.96 standard
 * errors, in kg. Weigh-ins that scatter by σ = 0.6 kg about the weight, each on its own, give the trend the variance
 * v ← (1 − α)²·v + α²·σ², with σ² at the first one (the variance of a weighted sum). That is ±1.18 kg after a single
 * weigh-in, settles at 1.96·σ·√(α / (2 − α)) = ±0.27 kg when weighed daily, and widens after a gap.
 * Of chance alone it speaks: water that stays for days is no chance, and a trend lags behind a steady change.
 * @param days those of `trendWeights`: the first is where the trend begins, each comes once, earliest first
 */
export function trendBands(days: readonly CalendarDay[]): number[] {
  let variance = SCALE_SCATTER_KG ** 2;
  return days.map((day, index) => {
    const before = days[index - 1];
    if (before !== undefined) {
      const alpha = shareOfNewest(daysBetween(before, day));
      variance = (1 - alpha) ** 2 * variance + alpha ** 2 * SCALE_SCATTER_KG ** 2;
    }
    return BAND_SIGMAS * Math.sqrt(variance);
  });
}
