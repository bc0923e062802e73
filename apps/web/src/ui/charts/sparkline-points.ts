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
