import { Suspense, useState } from 'react';
import { formatWeekday } from '../../lib/days.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { useAfterFirstPaint } from '../after-first-paint.ts';
import { Row, Stack } from '../layout/layout.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { ScrollTable } from '../parts/scroll-table.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { VisuallyHidden } from '../parts/visually-hidden.tsx';
import { useWidth } from '../use-width.ts';
import chartTableClasses from './chart-table.module.css';
import type { WeightChartData, WeightPoint } from './weight-chart.ts';
import { inTenths } from './weight-points.ts';
import classes from './weight-trend.module.css';

/* Loads the plot and its libraries after the page has rendered. */
const WeightPlot = lazyPart(() =>
  import('./weight-plot.tsx').then(({ WeightPlot }) => ({ default: WeightPlot })),
);

const HEIGHT = 220;

interface WeightTrendProps {
  data: WeightChartData;
  /** Describes the chart for screen readers. */
  label: string;
  /** Describes the corridor: '0.5–1% a week'. */
  corridorLabel?: string;
  /** Label of the goal if it isn't a target: 'Class limit 74.84 kg'. */
  goalText?: string | undefined;
}

/** The weight over time: a chart with legend and a table of all values. */
export function WeightTrend({ data, label, corridorLabel, goalText }: WeightTrendProps) {
  const [ref, width] = useWidth();
  const [pointed, setPointed] = useState<WeightPoint | null>(null);
  const last = data.points.at(-1);
  const painted = useAfterFirstPaint();
  const waiting = <Skeleton height={`${HEIGHT}px`} />;
  return (
    <Stack as="figure" gap="xs">
      <figcaption className={classes.key}>
        {/* The legend keeps its space while a day is selected, so that the chart doesn't move
            under the finger. */}
        <Row as="span" gap="md" tight className={classes.keyItems} data-hidden={pointed !== null}>
          <span data-key="weigh-in">Weigh-ins</span>
          <span data-key="trend">Trend</span>
          {last && (
            <span data-key="band">
              Weight {formatNumber(last.low, 1)}–{formatNumber(last.high, 1)} {data.unit} (95%)
            </span>
          )}
          {data.corridor.length > 0 && <span data-key="corridor">{corridorLabel}</span>}
          {data.goal !== null && (
            <span data-key="goal">
              {goalText ?? `Target ${formatNumber(data.goal, 1)} ${data.unit}`}
            </span>
          )}
        </Row>
        {pointed && <PointedDay point={pointed} unit={data.unit} />}
      </figcaption>
      <div ref={ref} className={classes.area}>
        {width === 0 || !painted ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            <WeightPlot
              data={data}
              width={width}
              height={HEIGHT}
              label={label}
              pointed={pointed}
              onPoint={setPointed}
            />
          </Suspense>
        )}
      </div>
      <WeightTable points={data.points} unit={data.unit} />
    </Stack>
  );
}

function PointedDay({ point, unit }: { point: WeightPoint; unit: string }) {
  return (
    <span className={classes.pointed}>
      {formatWeekday(point.day)}: {formatNumber(point.weight, 1)} {unit}, trend{' '}
      {formatNumber(point.trend, 1)} {unit} ({formatNumber(point.low, 1)}–
      {formatNumber(point.high, 1)})
    </span>
  );
}

interface WeightTableProps {
  /** Oldest first. */
  points: readonly WeightPoint[];
  unit: string;
}

/** The values of the weight chart, newest first. Collapsed, and rendered only when opened. */
function WeightTable({ points, unit }: WeightTableProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={chartTableClasses.details}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary className={chartTableClasses.summary}>
        Show the numbers<VisuallyHidden>: weigh-ins</VisuallyHidden>
      </summary>
      <ScrollTable
        label="Weigh-ins"
        head={['Day', `Weight (${unit})`, `Trend (${unit})`, `95% band (${unit})`]}
      >
        {(opened ? points.toReversed() : []).map(({ day, weight, trend, low, high }) => (
          <tr key={day}>
            <th scope="row">
              <time dateTime={day}>{formatWeekday(day)}</time>
            </th>
            <td>{inTenths(weight)}</td>
            <td>{inTenths(trend)}</td>
            <td>
              {inTenths(low)}–{inTenths(high)}
            </td>
          </tr>
        ))}
      </ScrollTable>
    </details>
  );
}
