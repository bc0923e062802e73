/** A point in cm: x to the right of the center line, y down from the soles at 0. */
export type Point = readonly [x: number, y: number];

const at = (cm: number) => cm.toFixed(1);

/** A smooth closed outline through the points (Catmull–Rom). */
export function outline(points: readonly Point[]): string {
  const count = points.length;
  const point = (index: number) => points[(index + count) % count] ?? ([0, 0] as const);
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [-1, 0, 1, 2].map((step) => point(index + step));
    if (!before || !from || !to || !after) return '';
    const leave = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const control = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    return `C${[leave, control, to].map(([x, y]) => `${at(x)} ${at(y)}`).join(' ')}`;
  });
  return `M${at(point(0)[0])} ${at(point(0)[1])}${curves.join('')}Z`;
}

/** The outline of a limb along its center line, with the width at each point. */
export function limb(line: readonly (readonly [x: number, y: number, width: number])[]): string {
  const right = line.map(([x, y, width]): Point => [x + width / 2, y]);
  const left = line.map(([x, y, width]): Point => [x - width / 2, y]);
  return outline([...right, ...left.reverse()]);
}

/** Mirrors the right half of a body seen from the front, given from the top down. */
export function mirrored(half: readonly Point[]): string {
  return outline([...half, ...half.map(([x, y]): Point => [-x, y]).reverse()]);
}
