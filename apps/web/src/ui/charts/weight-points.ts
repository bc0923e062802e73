import { trendBands } from '@posedown/coaching';
import type { Dashboard, Units } from '@posedown/contract';
import { weightFromKg } from '../../lib/units.ts';
import type { WeightPoint } from './weight-chart.ts';

type WeighIn = Dashboard['weightTrend'][number];

/** The weigh-ins of a chart, in the athlete's own unit, each with how far its trend may be off by chance. */
export function weightPoints(weighIns: readonly WeighIn[], units: Units): WeightPoint[] {
  const bands = trendBands(weighIns.map(({ date }) => date));
  return weighIns.map(({ date, weight, trend }, index) => ({
    day: date,
    weight: weightFromKg(weight, units),
    trend: weightFromKg(trend, units),
    giveOrTake: weightFromKg(bands[index] ?? 0, units),
  }));
}
