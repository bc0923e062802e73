import classes from './sparkline.module.css';

/**
 * The points of a sparkline in a box of `width` × `height`, evenly spaced from left to right with
 * the largest value at the top, for the `points` of an SVG polyline. A constant series runs
 * through the middle; fewer than two values return no points.
 */
export function sparklinePoints(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return '';
  const min = Math.min(...values);
  const span = Math.max(...values) - min;
  return values
    .map((value, index) => {
      const x = (index / (values.length - 1)) * width;
      const y = span === 0 ? height / 2 : height - ((value - min) / span) * height;
      return `${hundredths(x)},${hundredths(y)}`;
    })
    .join(' ');
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

const WIDTH = 80;
const HEIGHT = 24;
/** Space for the stroke and the dot at its end. */
const MARGIN = 3;

interface SparklineProps {
  /** Oldest first. */
  values: readonly number[];
  /** Describes the line: 'down 1.2 kg over the last 14 weigh-ins'. */
  label: string;
}

/**
 * A line chart without axes; the last value is marked. Renders nothing for fewer than two values.
 */
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
