import type { Vec2 } from './vector.ts';

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ([x, y]: Vec2) => `${round(x)} ${round(y)}`;

/**
 * A closed, smooth SVG path through the points (uniform Catmull–Rom converted to Bézier curves). A
 * smaller `tension` is rounder; 6 is the classic curve.
 */
export function smoothLoop(points: readonly Vec2[], tension = 6): string {
  const count = points.length;
  const at = (index: number): Vec2 => points[(index + count) % count] ?? [0, 0];
  const curves = points.map((point, index) => {
    const before = at(index - 1);
    const next = at(index + 1);
    const after = at(index + 2);
    const leave: Vec2 = [
      point[0] + (next[0] - before[0]) / tension,
      point[1] + (next[1] - before[1]) / tension,
    ];
    const arrive: Vec2 = [
      next[0] - (after[0] - point[0]) / tension,
      next[1] - (after[1] - point[1]) / tension,
    ];
    return `C${pair(leave)} ${pair(arrive)} ${pair(next)}`;
  });
  return `M${pair(at(0))}${curves.join('')}Z`;
}

/** Twice the enclosed area; positive for clockwise loops on the drawing. */
export function signedArea(points: readonly Vec2[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);
}

/** A point on the center line of a limb or muscle, with its half width across a direction. */
export interface Station {
  at: Vec2;
  halfWidth: (across: Vec2) => number;
}

/**
 * The outline of a tapered tube: up along one side of its center line and back along the other.
 * Coinciding stations (a tube seen end-on) use the direction of their neighbors.
 */
export function tubeOutline(stations: readonly Station[]): Vec2[] {
  const sides = stations.map(({ at, halfWidth }, index) => {
    const before = stations[Math.max(0, index - 1)]?.at ?? at;
    const after = stations[Math.min(stations.length - 1, index + 1)]?.at ?? at;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const across: Vec2 = dx || dy ? [-dy / length, dx / length] : [1, 0];
    const width = halfWidth(across);
    const [nx, ny] = [across[0] * width, across[1] * width];
    return { one: [at[0] + nx, at[1] + ny] as Vec2, other: [at[0] - nx, at[1] - ny] as Vec2 };
  });
  return [
    ...unfolded(
      sides.map(({ one }) => one),
      stations,
    ),
    ...unfolded(
      sides.map(({ other }) => other),
      stations,
    ).reverse(),
  ];
}

/**
 * One side of a tube, without the fold on the inside of a sharp bend: points that would run
 * backward along the center line stay where they are.
 */
function unfolded(side: readonly Vec2[], stations: readonly Station[]): Vec2[] {
  const points = [...side];
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [stations[index - 1]?.at, stations[index]?.at];
    const [before, point] = [points[index - 1], points[index]];
    if (!from || !to || !before || !point) continue;
    const along =
      (to[0] - from[0]) * (point[0] - before[0]) + (to[1] - from[1]) * (point[1] - before[1]);
    if (along >= 0) continue;
    const middle: Vec2 = [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2];
    points[index - 1] = middle;
    points[index] = middle;
  }
  return points;
}
