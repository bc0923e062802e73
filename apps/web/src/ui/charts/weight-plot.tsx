import { type CalendarDay, toEpochDay } from '@posedown/coaching';
import { curveMonotoneX } from '@visx/curve';
import { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { type PointerEvent, useId } from 'react';
import { PlotAxes } from './plot-axes.tsx';
import {
  dayDomain,
  nearestPoint,
  type WeightChartData,
  type WeightPoint,
  weightDomain,
} from './weight-chart.ts';
import classes from './weight-plot.module.css';

const EDGE = { top: 10, right: 14, bottom: 26, left: 40 };

/** A day marked on the chart, such as a change of the plan. */
export interface PlotMark {
  day: CalendarDay;
  label: string;
}

interface WeightPlotProps {
  data: WeightChartData;
  /** CSS pixels. */
  width: number;
  height: number;
  /** Describes the chart for screen readers. */
  label: string;
  pointed: WeightPoint | null;
  onPoint: (point: WeightPoint | null) => void;
  marks?: readonly PlotMark[];
}

/**
 * Weigh-ins as dots, their trend as a line with its band, the goal, and the corridor toward it.
 */
export function WeightPlot(props: WeightPlotProps) {
  const { data, width, height, label, pointed, onPoint, marks = [] } = props;
  const clip = useId();
  const days = dayDomain(data.points);
  const x = scaleLinear({ domain: [...days], range: [EDGE.left, width - EDGE.right] });
  const y = scaleLinear({
    domain: [...weightDomain(data)],
    range: [height - EDGE.bottom, EDGE.top],
  });
  const atDay = ({ day }: { day: CalendarDay }) => x(toEpochDay(day));
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const offsetX = event.clientX - event.currentTarget.getBoundingClientRect().left;
    onPoint(nearestPoint(data.points, x.invert(offsetX)) ?? null);
  };
  const last = data.points.at(-1);
  const goalInView = data.goal !== null && y(data.goal) <= height - EDGE.bottom + 1;
  return (
    <svg
      className={classes.plot}
      role="img"
      aria-label={label}
      width={width}
      height={height}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => onPoint(null)}
    >
      <clipPath id={clip}>
        <rect
          x={EDGE.left}
          y={EDGE.top}
          width={Math.max(0, width - EDGE.left - EDGE.right)}
          height={height - EDGE.top - EDGE.bottom}
        />
      </clipPath>
      <PlotAxes days={days} x={x} y={y} left={EDGE.left} width={width} height={height} />
      <g clipPath={`url(#${clip})`}>
        <Area
          className={classes.corridor}
          data={[...data.corridor]}
          x={atDay}
          y0={({ low }) => y(low)}
          y1={({ high }) => y(high)}
        />
        <Area
          className={classes.band}
          data={[...data.points]}
          x={atDay}
          y0={({ low }) => y(low)}
          y1={({ high }) => y(high)}
          curve={curveMonotoneX}
        />
        {goalInView && data.goal !== null && (
          <line
            className={classes.goal}
            x1={EDGE.left}
            x2={width - EDGE.right}
            y1={y(data.goal)}
            y2={y(data.goal)}
          />
        )}
      </g>
      {marks
        .filter(({ day }) => toEpochDay(day) >= days[0] && toEpochDay(day) <= days[1])
        .map((mark) => (
          <g key={`${mark.day} ${mark.label}`} className={classes.mark}>
            <line x1={atDay(mark)} x2={atDay(mark)} y1={EDGE.top} y2={height - EDGE.bottom} />
            <text x={atDay(mark) + 4} y={EDGE.top + 10}>
              {mark.label}
            </text>
          </g>
        ))}
      {data.points.map((point) => (
        <circle
          key={point.day}
          className={classes.weighIn}
          cx={atDay(point)}
          cy={y(point.weight)}
          r="2"
        />
      ))}
      <LinePath
        className={classes.trend}
        data={[...data.points]}
        x={atDay}
        y={({ trend }) => y(trend)}
        curve={curveMonotoneX}
        fill="none"
      />
      {last && <circle className={classes.end} cx={atDay(last)} cy={y(last.trend)} r="4" />}
      {pointed && (
        <g className={classes.pointed}>
          <line x1={atDay(pointed)} x2={atDay(pointed)} y1={EDGE.top} y2={height - EDGE.bottom} />
          <circle cx={atDay(pointed)} cy={y(pointed.weight)} r="4" />
        </g>
      )}
    </svg>
  );
}
