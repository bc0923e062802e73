/** A point or direction: x to the viewer's right, y up, z toward the viewer, in centimeters. */
export type Vec3 = readonly [x: number, y: number, z: number];
/** A point on the drawing: x to the right, y down. */
export type Vec2 = readonly [x: number, y: number];
/** A rotation as three rows. */
export type Rotation = readonly [Vec3, Vec3, Vec3];

export const NO_ROTATION: Rotation = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export function add(a: Vec3, b: Vec3): Vec3 {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Rotates a direction. */
export function rotate(rotation: Rotation, v: Vec3): Vec3 {
  return [dot(rotation[0], v), dot(rotation[1], v), dot(rotation[2], v)];
}

/** Applies `second` first, then `first`. */
export function compose(first: Rotation, second: Rotation): Rotation {
  const column = (index: 0 | 1 | 2): Vec3 => [second[0][index], second[1][index], second[2][index]];
  const row = (r: Vec3): Vec3 => [dot(r, column(0)), dot(r, column(1)), dot(r, column(2))];
  return [row(first[0]), row(first[1]), row(first[2])];
}

/** A rotation about one axis, counterclockwise as seen from its positive end. */
export function rotation(axis: 'x' | 'y' | 'z', degrees: number): Rotation {
  const radians = (degrees * Math.PI) / 180;
  const c = Math.cos(radians);
  const s = Math.sin(radians);
  if (axis === 'x') return [[1, 0, 0], [0, c, -s], [0, s, c]]; // biome-ignore format: one line per matrix
  if (axis === 'y') return [[c, 0, s], [0, 1, 0], [-s, 0, c]]; // biome-ignore format: one line per matrix
  return [[c, -s, 0], [s, c, 0], [0, 0, 1]]; // biome-ignore format: one line per matrix
}
