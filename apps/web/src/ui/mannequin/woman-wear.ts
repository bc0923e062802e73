import type { Anchor, Part } from './anatomy-types.ts';
import { type TrunkSurface, wrapBack, wrapFront } from './trunk-surface.ts';
import type { Vec3 } from './vector.ts';

/** Hair tied back in a bun, following the shape of the head and the back. */
export const HAIR: readonly Part[] = [
  {
    kind: 'rings',
    where: 'middle',
    special: 'cloth',
    nearer: 9.6,
    rings: [
      [['head', 0, 20.2, -0.8], 2, 3],
      [['head', 0, 18.2, -1], 5.8, 7],
      [['head', 0, 14.6, -2], 7.6, 8.4],
      [['head', 0, 10.6, -4], 7.5, 6.6],
      [['head', 0, 6.6, -5.2], 6.2, 4.8],
      [['head', 0, 3.2, -5.6], 4, 3],
    ],
  },
  {
    // Parted in the middle; in the side view the next outline is used instead.
    kind: 'plate',
    where: 'both',
    isHiddenInProfile: true,
    special: 'cloth',
    nearer: 7.6,
    loop: [
      ['head', 0, 20, 3],
      ['head', 3.4, 19.4, 3],
      ['head', 6, 17.4, 3.6],
      ['head', 7.3, 13.4, 4.5],
      ['head', 7, 9.6, 4.5],
      ['head', 5.6, 14, 4.5],
      ['head', 2.6, 16.6, 4.5],
      ['head', 0, 17.6, 4.5],
    ],
  },
  {
    kind: 'plate',
    where: 'profile',
    special: 'cloth',
    nearer: 10.4,
    tension: 6.5,
    loop: [
      ['head', 0, 20.2, -0.6],
      ['head', 0, 18.6, 4.8],
      ['head', 0, 15.6, 7.8],
      ['head', 0, 14, 3.6],
      ['head', 0, 10.4, 2],
      ['head', 0, 7.6, -0.4],
      ['head', 0, 3.6, -4.4],
      ['head', 0, 4, -7],
      ['head', 0, 9, -9.8],
      ['head', 0, 14.6, -9.6],
      ['head', 0, 18.4, -6.4],
    ],
  },
  {
    kind: 'rings',
    where: 'middle',
    special: 'cloth',
    nearer: 10.2,
    rings: [
      [['head', 0, 25.2, -6.4], 1.4, 1.4],
      [['head', 0, 24, -6.4], 3.4, 3.4],
      [['head', 0, 21.6, -6.6], 4.4, 4.4],
      [['head', 0, 19, -6.4], 3.8, 3.8],
      [['head', 0, 17.4, -6.2], 2, 2],
    ],
  },
];

const plate = (loop: readonly Anchor[], nearer: number, tension = 7): Part => ({
  kind: 'plate',
  where: 'both',
  special: 'cloth',
  nearer,
  tension,
  loop,
});
const strap = (points: readonly Anchor[], nearer: number): Part => ({
  kind: 'tube',
  where: 'both',
  special: 'cloth',
  nearer,
  points: points.map((at) => [at, 0.5] as const),
});

const BUST: Part = {
  kind: 'rings',
  where: 'both',
  special: 'cloth',
  nearer: 4,
  rings: [
    [['chest', 6, 19.6, 8.6], 1, 1],
    [['chest', 6.3, 17.4, 9], 3.2, 2.8],
    [['chest', 6.5, 14, 9.2], 5.1, 4.4],
    [['chest', 6.5, 11, 9], 5.3, 4.4],
    [['chest', 6.3, 8.8, 8.8], 4, 3],
    [['chest', 6.2, 8, 8.6], 1.6, 1.6],
  ],
};

/** A point of the trunk, by its fraction of the half width at a height. */
type AnchorAt = (bone: 'pelvis' | 'chest', share: number, y: number) => Anchor;

const suitInFront = (at: AnchorAt): Part[] => [
  plate(
    [
      ['pelvis', -0.3, 0, 0],
      at('pelvis', 0.4, 1.4),
      at('pelvis', 0.8, 4.4),
      at('pelvis', 1, 5.6),
      at('pelvis', 1, 4.2),
      at('pelvis', 0.7, 1),
      at('pelvis', 0.36, -5),
      ['pelvis', 3, -11.6, 0],
      ['pelvis', -0.3, -12.6, 0],
    ],
    6,
  ),
  strap(
    [
      ['chest', 6, 19, 0],
      ['chest', 5.4, 24, 0],
      ['chest', 4.6, 28, 0],
    ],
    5,
  ),
];

const suitBehind = (at: AnchorAt): Part[] => [
  plate(
    [
      ['pelvis', -0.3, 1, 0],
      ['pelvis', -0.3, -11, 0],
      ['pelvis', 2.4, -9, 0],
      at('pelvis', 0.36, -3.4),
      at('pelvis', 0.72, 2),
      at('pelvis', 1, 4.2),
      at('pelvis', 1, 5.6),
      at('pelvis', 0.5, 3.2),
    ],
    5,
  ),
  strap(
    [['chest', -0.3, 9.6, 0], at('chest', 0.4, 9.7), at('chest', 0.75, 9.8), at('chest', 1.12, 10)],
    3,
  ),
];

/** A competition suit: high-cut at the hips and narrow at the back. */
export function twoPiece(surface: TrunkSurface): Part[] {
  const at: AnchorAt = (bone, share, y) => [bone, share * (surface(bone, y)?.width ?? 0), y, 0];
  return [
    BUST,
    ...suitInFront(at).map((part) => wrapFront(part, surface)),
    ...suitBehind(at).map((part) => wrapBack(part, surface)),
  ];
}

/** How far stage shoes raise the heel, in degrees. */
export const HEEL_LIFT = 36;

/** Points below the heel and both ends of the platform, in the coordinates of the foot. */
export const SHOE_SOLE: readonly Vec3[] = [
  [0, -14, 1.8],
  [0, -9.6, 7],
  [0, -9.2, 12.4],
];

const shoe = (
  nearer: number,
  points: readonly (readonly [y: number, z: number, w: number])[],
): Part => ({
  kind: 'tube',
  where: 'both',
  special: 'cloth',
  nearer,
  points: points.map(([y, z, width]) => [['foot', 0, y, z], width] as const),
});

/** Stage shoes: a thin heel, a platform and a strap. The same for every build. */
export const SHOES: readonly Part[] = [
  shoe(-2, [
    [-5.6, -4, 1.4],
    [-9, -1.6, 0.9],
    [-14, 1.8, 0.6],
  ]),
  shoe(1, [
    [-7.6, -3, 0.9],
    [-7.4, 1, 0.9],
    [-8.4, 6, 1.1],
    [-8.2, 13, 1],
  ]),
];
