import classes from './sparkline.module.css';
import { sparklinePoints } from './sparkline-points.ts';

const WIDTH = 80;
const HEIGHT = 24;
/** Room for the stroke and the dot at its end. */
const MARGIN = 3;

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** What the line says, in words: 'down 1.2 kg over the last 14 weigh-ins'. */
  label: string;
}

/** A course of values without axes; the last value is marked. Nothing for fewer than two values. */
export function Sparkline({ values, label }: SparklineProps) {
  const points = sparklinePoints(values, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN);
  if (points === '') return null;
  const [endX, endY] = points.split(' ').at(-1)?.split(',') ?? [];
  return (
    <svg
      className={classes.sparkline}
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
    >
      <polyline className={classes.line} points={points} />
      <circle className={classes.end} cx={endX} cy={endY} r="2.5" />
    </svg>
  );
}
