import type { Part } from './anatomy-types.ts';

/* The head and trunk. Middle loops list the right half from top to bottom; the left half is
   mirrored. */
export const FRONT: readonly Part[] = [
  {
    kind: 'plate',
    where: 'middle',
    loop: [
      ['neck', 5, 6, 0],
      ['chest', 10.5, 34, 0],
      ['clavicle', 13.5, 3, 0],
      ['clavicle', 19, 0, 0],
      ['chest', 22, 20, 0],
      ['chest', 21, 12, 0],
      ['chest', 17.5, 3, 0],
      ['spine', 14.4, 8, 0],
      ['spine', 13.6, 1, 0],
      ['pelvis', 15.6, 4, 0],
      ['pelvis', 17, -4, 0],
      ['pelvis', 11, -10, 0],
      ['pelvis', 3, -13, 0],
    ],
  },
  {
    kind: 'tube',
    where: 'middle',
    nearer: 1,
    points: [
      [['neck', 0, -3, 0], 7.4],
      [['neck', 0, 3, 0], 6.2],
      [['head', 0, 3, 0], 5.8],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'neck',
    points: [
      [['neck', 1.4, -3, 6], 1],
      [['neck', 3.2, 2, 5.5], 1.7],
      [['head', 5.6, 1.5, 3], 1.2],
    ],
  },
  {
    kind: 'plate',
    where: 'middle',
    special: 'head',
    nearer: 9,
    tension: 5.4,
    loop: [
      ['head', 1.6, 19.4, 0],
      ['head', 5.2, 18, 0],
      ['head', 7.2, 14, 0],
      ['head', 7.1, 9, 0],
      ['head', 6.2, 4.2, 0],
      ['head', 4.2, 0, 0],
      ['head', 1.6, -2.2, 0],
    ],
  },
  {
    kind: 'plate',
    where: 'both',
    muscle: 'trapezius',
    loop: [
      ['neck', 5, 6, 1],
      ['chest', 7.6, 36, 1],
      ['chest', 12, 33.6, 1],
      ['clavicle', 14.5, 3.2, 1],
      ['clavicle', 8, 0.8, 1],
      ['chest', 6.4, 30.6, 1],
    ],
  },
  {
    kind: 'plate',
    where: 'both',
    muscle: 'lats',
    loop: [
      ['clavicle', 16, -3, -5],
      ['upperArm', 0, -7, -5.5],
      ['lat', 18.5, 20, -1],
      ['lat', 16, 12.4, -1],
      ['lat', 10.8, 5, -1],
      ['spine', 15, 8, -4],
      ['spine', 12, 8, -3],
      ['chest', 16, 12, -3],
    ],
  },
  {
    kind: 'plate',
    where: 'both',
    muscle: 'pectorals',
    loop: [
      ['chest', 0.6, 27, 9],
      ['chest', 6, 28.9, 9],
      ['clavicle', 11, -0.4, 6],
      ['clavicle', 17, -1.6, 4],
      ['clavicle', 17.8, -5, 4],
      ['chest', 19.4, 19, 6],
      ['chest', 16, 14.4, 8],
      ['chest', 9.5, 12, 10],
      ['chest', 3.4, 13, 11],
      ['chest', 0.6, 16, 11],
    ],
  },
  ...([0, 1, 2, 3] as const).map(
    (row): Part => ({
      kind: 'tube',
      where: 'both',
      muscle: 'serratus',
      points: [
        [['chest', 12.2 - row * 0.9, 11.6 - row * 3.9, 7], 0.5],
        [['chest', 15 - row * 0.8, 12.4 - row * 3.7, 6], 1.7],
        [['chest', 19 - row, 15.4 - row * 3.6, 3], 0.9],
      ],
    }),
  ),
  ...(
    [
      [6.6, 11.4, 6.7, 6.4],
      [1.2, 6, 6.6, 6.8],
      [-4.6, 0.6, 6, 6.6],
    ] as const
  ).map(
    ([low, high, lowWidth, highWidth]): Part => ({
      kind: 'plate',
      where: 'both',
      muscle: 'abdominals',
      tension: 7.5,
      loop: [
        ['chest', 0.6, high, 9],
        ['chest', highWidth * 0.6, high + 0.3, 9],
        ['chest', highWidth, high - 0.9, 8],
        ['chest', lowWidth, low + 0.7, 8],
        ['chest', lowWidth * 0.6, low - 0.2, 9],
        ['chest', 0.6, low, 9],
      ],
    }),
  ),
  {
    kind: 'plate',
    where: 'both',
    muscle: 'abdominals',
    loop: [
      ['spine', 0.6, 7.6, 9],
      ['spine', 4, 7.9, 9],
      ['spine', 6, 7, 8],
      ['spine', 5.4, 1, 8],
      ['pelvis', 3.8, 2, 8],
      ['pelvis', 1.6, -2, 8],
      ['pelvis', 0.6, -2, 8],
    ],
  },
  {
    kind: 'plate',
    where: 'both',
    muscle: 'obliques',
    loop: [
      ['chest', 8, -1.4, 8],
      ['chest', 12.6, 1, 5],
      ['chest', 14.4, -1.4, 4],
      ['spine', 13.9, 7, 3],
      ['spine', 13, 2, 4],
      ['pelvis', 15.2, 4.4, 4],
      ['pelvis', 10.4, 3.4, 7],
      ['spine', 7, 0, 8],
      ['spine', 7.4, 6, 8],
    ],
  },
];

/** The posing trunks: flat in the front view, rounded in the side view. */
export const TRUNKS: readonly Part[] = [
  {
    kind: 'rings',
    special: 'cloth',
    where: 'middle',
    nearer: 12,
    rings: [
      [['pelvis', 0, 3, -0.6], 15.4, 10.2],
      [['pelvis', 0, -1, -1.6], 16.4, 11.2],
      [['pelvis', 0, -6, -2.2], 11, 10.6],
      [['pelvis', 0, -10, -2], 6.5, 7],
    ],
  },
  {
    kind: 'plate',
    special: 'cloth',
    where: 'middle',
    nearer: 12,
    tension: 7,
    loop: [
      ['pelvis', 7, 2.4, 0],
      ['pelvis', 16.6, 3.6, 0],
      ['pelvis', 17.1, -1.4, 0],
      ['pelvis', 9, -6.5, 0],
      ['pelvis', 3.6, -13, 0],
    ],
  },
];
