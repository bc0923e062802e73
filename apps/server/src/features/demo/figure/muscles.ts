import type { Build } from './build.ts';

/** Lines between muscles. A leaner body has more and clearer lines. */
export function frontLines(build: Build): string {
  const { chest, waist, thigh, hips, shoulders, definition, y } = build;
  const knee = hips * 0.5 - thigh * 0.49 + 1.2;
  const both = [1, -1].flatMap((side) => [
    curve(
      [chest * 0.06 * side, y(0.19)],
      [shoulders * 0.2 * side, y(0.187)],
      [shoulders * 0.36 * side, y(0.19)],
    ),
    ...(build.female
      ? []
      : [
          curve(
            [chest * 0.03 * side, y(0.278)],
            [chest * 0.32 * side, y(0.295)],
            [chest * 0.46 * side, y(0.252)],
          ),
        ]),
    curve(
      [(knee - thigh * 0.2) * side, y(0.735)],
      [knee * side, y(0.748)],
      [(knee + thigh * 0.2) * side, y(0.735)],
    ),
    ...(definition > 0.35
      ? [
          curve(
            [waist * 0.24 * side, y(0.33)],
            [waist * 0.3 * side, y(0.39)],
            [waist * 0.22 * side, y(0.44)],
          ),
          curve(
            [(knee + thigh * 0.28) * side, y(0.59)],
            [(knee + thigh * 0.16) * side, y(0.65)],
            [(knee + thigh * 0.1) * side, y(0.71)],
          ),
          curve(
            [(knee - thigh * 0.2) * side, y(0.66)],
            [(knee - thigh * 0.06) * side, y(0.69)],
            [(knee - thigh * 0.12) * side, y(0.72)],
          ),
        ]
      : []),
    ...(definition > 0.5
      ? [0.345, 0.375, 0.405].map((row) =>
          curve(
            [waist * 0.03 * side, y(row)],
            [waist * 0.12 * side, y(row + 0.004)],
            [waist * 0.22 * side, y(row - 0.003)],
          ),
        )
      : []),
  ]);
  const middle = curve([0, y(build.female ? 0.325 : 0.245)], [0.3, y(0.34)], [0, y(0.42)]);
  const navel = `<circle cx="0" cy="${y(0.424).toFixed(1)}" r="0.7" fill="currentColor" stroke="none"/>`;
  return [...both, middle, navel].join('');
}

export function backLines(build: Build): string {
  const { chest, waist, thigh, hips, definition, y } = build;
  const leg = hips * 0.5 - thigh * 0.49 + 1.6;
  const both = [1, -1].flatMap((side) => [
    curve(
      [chest * 0.13 * side, y(0.225)],
      [chest * 0.16 * side, y(0.27)],
      [chest * 0.36 * side, y(0.272)],
    ),
    curve([leg * side, y(0.8)], [(leg - 0.4) * side, y(0.83)], [leg * side, y(0.86)]),
    curve(
      [(leg - thigh * 0.22) * side, y(0.727)],
      [leg * side, y(0.733)],
      [(leg + thigh * 0.22) * side, y(0.727)],
    ),
    ...(definition > 0.35
      ? [
          curve(
            [chest * 0.45 * side, y(0.3)],
            [waist * 0.3 * side, y(0.36)],
            [waist * 0.1 * side, y(0.41)],
          ),
          curve([leg * side, y(0.59)], [(leg + 0.6) * side, y(0.65)], [leg * side, y(0.7)]),
          curve(
            [chest * 0.02 * side, y(0.31)],
            [chest * 0.16 * side, y(0.25)],
            [chest * 0.36 * side, y(0.215)],
          ),
        ]
      : []),
  ]);
  return [...both, curve([0, y(0.2)], [0.2, y(0.33)], [0, y(0.45)])].join('');
}

export function sideLines(build: Build): string {
  const { arm, chestDepth, waistDepth, thigh, definition, y } = build;
  const lines = [
    curve([arm * 0.3, y(0.262)], [-arm * 0.1, y(0.275)], [-arm * 0.5, y(0.262)]),
    curve([thigh * 0.18, y(0.74)], [thigh * 0.28, y(0.73)], [thigh * 0.32, y(0.715)]),
  ];
  if (definition > 0.35) {
    lines.push(
      curve([-thigh * 0.1, y(0.57)], [-thigh * 0.02, y(0.64)], [-thigh * 0.12, y(0.7)]),
      curve([-thigh * 0.08, y(0.77)], [-thigh * 0.16, y(0.82)], [-thigh * 0.1, y(0.87)]),
      curve([chestDepth * 0.3, y(0.33)], [waistDepth * 0.2, y(0.36)], [waistDepth * 0.3, y(0.43)]),
    );
  }
  return lines.join('');
}

type At = readonly [number, number];
const curve = (from: At, through: At, to: At) => {
  const [start, bend, end] = [from, through, to].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `<path d="M${start}Q${bend} ${end}"/>`;
};
