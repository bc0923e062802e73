import { trendBands } from '@posedown/coaching';
import type { Dashboard, Units } from '@posedown/contract';
import { weightFromKg } from '../../lib/units.ts';
import type { WeightPoint } from './weight-chart.ts';

type WeighIn = Dashboard['weightTrend'][number];

/** The weigh-ins of a chart, in the athlete's own unit, each with its trend and the band about that. */
export function weightPoints(weighIns: readonly WeighIn[], units: Units): WeightPoint[] {
  const points = weighIns.map(({ date, weight, trend }) => ({
    day: date,
    weightKg: weight,
    trendKg: trend,
  }));
  const bands = trendBands(points);
  return points.map(({ day, weightKg, trendKg }, index) => ({
    day,
    weight: weightFromKg(weightKg, units),
    trend: weightFromKg(trendKg, units),
    low: weightFromKg(bands[index]?.lowKg ?? trendKg, units),
    high: weightFromKg(bands[index]?.highKg ?? trendKg, units),
  }));
}
