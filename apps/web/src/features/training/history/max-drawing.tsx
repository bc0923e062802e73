import { toEpochDay } from '@posedown/coaching';
import type { TrainingStats } from '@posedown/contract';
import { scaleLinear } from '@visx/scale';
import { weightFromKg } from '../../../lib/units.ts';
import { PlotAxes } from '../../../ui/charts/plot-axes.tsx';
import type { Domain } from '../../../ui/charts/weight-chart.ts';
import classes from './max-plot.module.css';

export interface MaxDrawingProps {
  /** Oldest first. */
  points: TrainingStats['exercises'][number]['points'];
  units: TrainingStats['units'];
  /** Describes the chart for screen readers. */
  label: string;
  /** CSS pixels. */
  width: number;
}

const HEIGHT = 180;
const EDGE = { top: 10, right: 14, bottom: 26, left: 44 };

/** Estimated maximum per day, in the athlete's units. */
export function MaxDrawing({ points, units, label, width }: MaxDrawingProps) {
  const values = points.map(({ date, kg, isReliable }) => ({
    day: toEpochDay(date),
    weight: weightFromKg(kg, units),
    isReliable,
  }));
  const days = extent(values.map(({ day }) => day));
  const x = scaleLinear({ domain: [...days], range: [EDGE.left, width - EDGE.right] });
  const y = scaleLinear({
    domain: [...extent(values.map(({ weight }) => weight))],
    range: [HEIGHT - EDGE.bottom, EDGE.top],
    nice: 4,
  });
  return (
    <svg className={classes.plot} role="img" aria-label={label} width={width} height={HEIGHT}>
      <PlotAxes days={days} x={x} y={y} left={EDGE.left} width={width} height={HEIGHT} />
      <polyline
        className={classes.course}
        points={values.map(({ day, weight }) => `${x(day)},${y(weight)}`).join(' ')}
      />
      {values.map(({ day, weight, isReliable }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: two sessions may share a day, and the order is fixed
          key={index}
          className={classes.dot}
          data-rough={!isReliable || undefined}
          cx={x(day)}
          cy={y(weight)}
          r="3.5"
        />
      ))}
    </svg>
  );
}

/** Minimum and maximum, widened if they are equal. */
function extent(values: readonly number[]): Domain {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? [low - 1, high + 1] : [low, high];
}
