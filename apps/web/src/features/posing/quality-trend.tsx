import type { PoseSession } from '@posedown/contract';
import { formatShortDay, formatWeekday } from '../../lib/days.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import classes from './history.module.css';
import { RATING_LABELS, RATINGS } from './posing-text.ts';
import { qualityPoints, trendText } from './quality-points.ts';

const WIDTH = 600;
const HEIGHT = 120;
const EDGE = 10;
const MIN_SESSIONS = 2;

/** The overall quality over time, with all ratings in a table. */
export function QualityTrend({ sessions }: { sessions: readonly PoseSession[] }) {
  const points = qualityPoints(sessions);
  if (points.length < MIN_SESSIONS) return null;
  const words = trendText(points);
  const placed = points.map(({ x, y, session }) => ({
    id: session.id,
    left: EDGE + x * (WIDTH - 2 * EDGE),
    top: EDGE + y * (HEIGHT - 2 * EDGE),
  }));
  const first = points[0]?.session.date;
  const last = points.at(-1)?.session.date;
  return (
    <Stack as="figure" gap="xs" className={classes.trend}>
      <figcaption>{words}</figcaption>
      <svg
        className={classes.plot}
        role="img"
        aria-label={words}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      >
        {[0, 0.5, 1].map((share) => (
          <line
            key={share}
            className={classes.grid}
            x1={0}
            x2={WIDTH}
            y1={EDGE + share * (HEIGHT - 2 * EDGE)}
            y2={EDGE + share * (HEIGHT - 2 * EDGE)}
          />
        ))}
        <polyline
          className={classes.line}
          points={placed.map(({ left, top }) => `${left},${top}`).join(' ')}
        />
        {placed.map(({ id, left, top }) => (
          <circle key={id} className={classes.dot} cx={left} cy={top} r="4" />
        ))}
      </svg>
      <p className={classes.axis}>
        {first && <span>{formatShortDay(first)}</span>}
        <span>Lines at 1, 5.5 and 10</span>
        {last && <span>{formatShortDay(last)}</span>}
      </p>
      <ChartTable
        label="Ratings"
        head={['Day', ...RATINGS.map((rating) => RATING_LABELS[rating])]}
        rows={sessions.map((session) => ({
          id: session.id,
          cells: [
            formatWeekday(session.date),
            ...RATINGS.map((rating) => String(session[rating] ?? '–')),
          ],
        }))}
      />
    </Stack>
  );
}
