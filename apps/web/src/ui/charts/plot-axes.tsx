import { toEpochDay } from '@posedown/coaching';
import { formatShortDay } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import classes from './plot-axes.module.css';
import { type Domain, dayTicks } from './weight-chart.ts';

/** Space below the chart for the days, in pixels. */
const TICK_ROOM = 76;

interface Scale {
  (value: number): number;
  ticks: (count: number) => number[];
}

interface PlotAxesProps {
  /** The first and last day, as days since 1970. */
  days: Domain;
  x: (epochDay: number) => number;
  y: Scale;
  /** Where the plot starts, to the right of its labels, in CSS pixels like everything below. */
  left: number;
  width: number;
  height: number;
}

/** The axes: weights with grid lines, and days below. */
export function PlotAxes({ days, x, y, left, width, height }: PlotAxesProps) {
  const ticks = dayTicks(days, Math.max(2, Math.floor((width - left) / TICK_ROOM)));
  return (
    <>
      {y.ticks(4).map((weight) => (
        <g key={weight}>
          <line className={classes.grid} x1={left} x2={width} y1={y(weight)} y2={y(weight)} />
          <text className={classes.weightTick} x={left - 8} y={y(weight)} dy="0.32em">
            {formatNumber(weight, 1)}
          </text>
        </g>
      ))}
      {ticks.map((day) => (
        <text key={day} className={classes.dayTick} x={x(toEpochDay(day))} y={height - 6}>
          {formatShortDay(day)}
        </text>
      ))}
    </>
  );
}
