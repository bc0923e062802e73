import type { TrainingStats } from '@posedown/contract';
import classes from './history.module.css';

type Points = TrainingStats['exercises'][number]['points'];

const WIDTH = 320;
const HEIGHT = 120;
const MARGIN = 8;

/** The course of an estimated maximum; rough values are drawn hollow. Its table stands below it. */
export function MaxPlot({ points, label }: { points: Points; label: string }) {
  if (points.length < 2) return null;
  const values = points.map(({ kg }) => kg);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const placed = points.map(({ kg, isReliable }, place) => ({
    x: MARGIN + (place * (WIDTH - 2 * MARGIN)) / (points.length - 1),
    y: HEIGHT - MARGIN - ((kg - low) / span) * (HEIGHT - 2 * MARGIN),
    isReliable,
  }));
  return (
    <svg className={classes.plot} role="img" aria-label={label} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <polyline
        className={classes.course}
        points={placed.map(({ x, y }) => `${x},${y}`).join(' ')}
      />
      {placed.map(({ x, y, isReliable }) => (
        <circle
          key={x}
          className={classes.dot}
          data-rough={!isReliable || undefined}
          cx={x}
          cy={y}
          r="3"
        />
      ))}
    </svg>
  );
}
