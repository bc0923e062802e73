import { toEpochDay } from '../calendar/calendar-day.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { dailyWeighIns, SCALE_SCATTER_KG, type WeighIn } from './weigh-ins.ts';

/** Minimum weigh-ins and days for a slope. [our choice] */
export const SLOPE_NEEDS = { weighIns: 4, spanDays: 7 } as const;

export interface WeightSlope {
  kind: 'slope';
  kgPerWeek: number;
  /** Standard error of the slope, kg a week. */
  standardErrorKg: number;
  weighIns: number;
  /** Days from the first weigh-in to the last. */
  spanDays: number;
  meanWeightKg: number;
}

/**
 * Weekly weight change by least squares over raw weigh-ins (a trend weight would lag). The standard error assumes a
 * scatter of at least 0.6 kg: from daily weigh-ins ±0.28 kg a week at 14 days, ±0.10 at 28.
 */
export function weightSlope(weighIns: readonly WeighIn[]): WeightSlope | NotEnoughData<'weighIns'> {
  const points = dailyWeighIns(weighIns).map(({ day, weightKg }) => ({
    day: toEpochDay(day),
    weightKg,
  }));
  const spanDays = (points.at(-1)?.day ?? 0) - (points[0]?.day ?? 0);
  if (points.length < SLOPE_NEEDS.weighIns || spanDays < SLOPE_NEEDS.spanDays) {
    return notEnoughData('weighIns');
  }
  const meanDay = mean(points.map((point) => point.day));
  const meanWeightKg = mean(points.map((point) => point.weightKg));
  let squares = 0;
  let products = 0;
  for (const { day, weightKg } of points) {
    squares += (day - meanDay) ** 2;
    products += (day - meanDay) * (weightKg - meanWeightKg);
  }
  const kgPerDay = products / squares;
  const residuals = points.map(
    ({ day, weightKg }) => weightKg - meanWeightKg - kgPerDay * (day - meanDay),
  );
  const residualScatter = Math.sqrt(
    residuals.reduce((sum, residual) => sum + residual ** 2, 0) / (points.length - 2),
  );
  const scatterKg = Math.max(SCALE_SCATTER_KG, residualScatter);
  return {
    kind: 'slope',
    kgPerWeek: 7 * kgPerDay,
    standardErrorKg: (7 * scatterKg) / Math.sqrt(squares),
    weighIns: points.length,
    spanDays,
    meanWeightKg,
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
