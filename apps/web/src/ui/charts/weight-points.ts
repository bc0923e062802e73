import { trendBands } from '@posedown/coaching';
import type { Dashboard, Units } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { weightFromKg } from '../../lib/units.ts';
import type { WeightPoint } from './weight-chart.ts';

type WeighIn = Dashboard['weightTrend'][number];

/** The weigh-ins of a chart in the athlete's own unit, with trend and band. */
export function weightPoints(weighIns: readonly WeighIn[], units: Units): WeightPoint[] {
  const own = (kg: number) => weightFromKg(kg, units);
  const points = weighIns.map(({ date, weight, trend }) => ({
    day: date,
    weightKg: weight,
    trendKg: trend,
  }));
  return trendBands(points).map(({ day, weightKg, trendKg, lowKg, highKg }) => ({
    day,
    weight: own(weightKg),
    trend: own(trendKg),
    low: own(lowKg),
    high: own(highKg),
  }));
}

/** Formats a weight for a table column: '83.0', rounded as everywhere else. */
export function inTenths(weight: number): string {
  const text = formatNumber(weight, 1);
  return text.includes('.') ? text : `${text}.0`;
}
