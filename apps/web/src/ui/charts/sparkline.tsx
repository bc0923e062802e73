import classes from './sparkline.module.css';

/**
 * The corners of a sparkline in a box of `width` × `height`, evenly spaced from left to right, the
 * largest value at the top, as the `points` of an SVG polyline. A flat line runs through the middle;
 * fewer than two values draw nothing.
 */
export function sparklinePoints(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return '';
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  return values
    .map((value, index) => {
      const x = (index / (values.length - 1)) * width;
      const y = span === 0 ? height / 2 : height - ((value - least) / span) * height;
      return `${hundredths(x)},${hundredths(y)}`;
    })
    .join(' ');
}

const hundredths = (value: number) => Math.round(value * 100) / 100;

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
