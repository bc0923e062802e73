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

/* The drawing and the libraries under it are asked for once the page stands. */
const WeightPlot = lazyPart(() =>
  import('./weight-plot.tsx').then(({ WeightPlot }) => ({ default: WeightPlot })),
);

const HEIGHT = 220;

interface WeightTrendProps {
  data: WeightChartData;
  /** The whole chart in a sentence. */
  label: string;
  /** What the corridor means: '0.5–1 % a week'. */
  corridorLabel?: string;
  /** What the goal is where it is no target: 'Class limit 74.84 kg'. */
  goalWords?: string | undefined;
}

/** The course of the weight: chart, key, and every number in a table behind it. */
export function WeightTrend({ data, label, corridorLabel, goalWords }: WeightTrendProps) {
  const [ref, width] = useWidth();
  const [pointed, setPointed] = useState<WeightPoint | null>(null);
  const last = data.points.at(-1);
  const painted = useAfterFirstPaint();
  const waiting = <Skeleton height={`${HEIGHT}px`} />;
  return (
    <Stack as="figure" gap="xs">
      <figcaption className={classes.key}>
        {/* The key keeps its room while a day is read, so that the chart stays under the finger. */}
        <Row as="span" gap="md" tight className={classes.keyItems} data-hidden={pointed !== null}>
          <span data-key="weigh-in">Weigh-ins</span>
          <span data-key="trend">Trend</span>
          {last && (
            <span data-key="band">
              Weight {formatNumber(last.low, 1)}–{formatNumber(last.high, 1)} {data.unit} (95 %)
            </span>
          )}
          {data.corridor.length > 0 && <span data-key="corridor">{corridorLabel}</span>}
          {data.goal !== null && (
            <span data-key="goal">
              {goalWords ?? `Target ${formatNumber(data.goal, 1)} ${data.unit}`}
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

/** The numbers behind the weight chart, newest first, folded away and not drawn until asked for. */
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
        head={['Day', `Weight (${unit})`, `Trend (${unit})`, `95 % band (${unit})`]}
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
