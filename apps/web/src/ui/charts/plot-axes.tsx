import { toEpochDay } from '@posedown/coaching';
import { formatShortDay } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import classes from './plot-axes.module.css';
import { type Domain, dayTicks } from './weight-chart.ts';

/** Pixels that a day needs below the chart. */
const TICK_ROOM = 76;

interface Scale {
  (value: number): number;
  ticks: (count: number) => number[];
}

interface PlotAxesProps {
  /** First and last day, days since 1970. */
  days: Domain;
  x: (epochDay: number) => number;
  y: Scale;
  /** Where the plot begins, behind its labels; CSS pixels like all below. */
  left: number;
  width: number;
  height: number;
}

/** The weights beside a plot, each with its line across, and the days below. */
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
