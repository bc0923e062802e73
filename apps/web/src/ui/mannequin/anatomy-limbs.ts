import type { Part } from './anatomy-types.ts';

/* The limbs of the right side; the left side is mirrored. */

const ARM: readonly Part[] = [
  {
    kind: 'tube',
    where: 'both',
    points: [
      [['clavicle', 15, -1, 0], 6.5],
      [['upperArm', 0, -5, 0], 6.4],
      [['upperArm', 0, -14, 0], 5.6],
      [['upperArm', 0, -23, 0], 4.9],
      [['upperArm', 0, -29, 0], 4.4],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    nearer: 1,
    points: [
      [['forearm', 0, 2.5, 0], 3.6],
      [['forearm', 0, -4, 0], 5.2],
      [['forearm', 0, -11, 0], 4.9],
      [['forearm', 0, -19, 0], 3.4],
      [['forearm', 0, -26, 0], 2.7],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'triceps',
    points: [
      [['upperArm', 0, -3, -3], 2],
      [['upperArm', 0, -13, -5.4], 4.4],
      [['upperArm', 0, -21, -4], 3.2],
      [['upperArm', 0, -28, -2.6], 1.2],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'biceps',
    nearer: 5,
    points: [
      [['upperArm', 0, -8, 1.5], 1],
      [['upperArm', 0, -12.5, 4], 3.8],
      [['upperArm', 0, -18, 5.6], 5.4],
      [['upperArm', 0, -23.4, 4.2], 3.9],
      [['upperArm', 0, -27.4, 2.4], 1.4],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'front-deltoids',
    nearer: 6,
    points: [
      [['clavicle', 10.6, 1.2, 5], 0.8],
      [['clavicle', 14, 0.8, 5], 3.4],
      [['clavicle', 17.8, -0.8, 5], 5.2],
      [['upperArm', 1.2, -5.6, 2.4], 5.2],
      [['upperArm', 0.8, -10.6, 1], 3.2],
      [['upperArm', 0, -14.2, 0], 0.8],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'forearms',
    nearer: 1,
    points: [
      [['forearm', -1, 1.4, 2], 1.2],
      [['forearm', -1, -4, 3.2], 3],
      [['forearm', -1, -10, 2.8], 2.6],
      [['forearm', -0.6, -21, 1.2], 0.9],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'forearms',
    nearer: 1,
    points: [
      [['forearm', -1, 1, -2], 1.2],
      [['forearm', -1, -5, -3], 2.6],
      [['forearm', -1, -11, -2.4], 2.1],
      [['forearm', -0.6, -22, -1.2], 0.8],
    ],
  },
];

const LEG: readonly Part[] = [
  {
    kind: 'tube',
    where: 'both',
    points: [
      [['thigh', 1.6, 4, 0], 7.5],
      [['thigh', 1.8, -4, 0], 10.4],
      [['thigh', 1.8, -13, 0], 10.8],
      [['thigh', 1, -24, 0], 9.2],
      [['thigh', 0.2, -34, 0], 6.8],
      [['thigh', 0, -41, 0], 5.6],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    nearer: -1,
    points: [
      [['shin', 0, 3, 0], 5.2],
      [['shin', 0.2, -5, 0], 5.6],
      [['shin', 0.3, -13, 0], 6],
      [['shin', 0, -23, 0], 4.4],
      [['shin', 0, -33, 0], 3.1],
      [['shin', 0, -41, 0], 3.2],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    nearer: 2,
    points: [
      [['foot', 0, 2.4, 0], 2.9],
      [['foot', 0, -1, 4], 2.9],
      [['foot', 0.2, -4, 9], 3.4],
      [['foot', 0.4, -6, 12], 3.5],
      [['foot', 0.4, -7, 14], 2.4],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'quadriceps',
    points: [
      [['thigh', 7.6, -2, 3], 1.4],
      [['thigh', 9.2, -13, 4], 4],
      [['thigh', 7, -26, 5], 3.8],
      [['thigh', 4, -37, 5], 1.3],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'quadriceps',
    nearer: 1,
    points: [
      [['thigh', 3.4, -1, 8], 1.4],
      [['thigh', 3.2, -12, 9], 4.4],
      [['thigh', 2, -26, 8.5], 3.6],
      [['thigh', 0.8, -37.5, 7], 1.4],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'quadriceps',
    points: [
      [['thigh', -2, -17, 7], 1.2],
      [['thigh', -3.4, -27, 8], 3.3],
      [['thigh', -3.4, -34, 7.5], 3.2],
      [['thigh', -1.8, -39.6, 6], 1],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'adductors',
    points: [
      [['thigh', -3.4, -4, 6], 1.6],
      [['thigh', -5, -10, 5], 3.4],
      [['thigh', -4.6, -19, 4], 2.4],
      [['thigh', -4.2, -27, 3], 0.7],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    nearer: 2,
    points: [
      [['shin', 0, 3, 7], 1.8],
      [['shin', 0, 0, 7.5], 2.7],
      [['shin', 0, -4.6, 6.5], 1.3],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'calves',
    points: [
      [['shin', -3, -3, 1], 1.2],
      [['shin', -4.8, -10.5, 1.4], 3.1],
      [['shin', -3.8, -17.5, 1], 2.1],
      [['shin', -1.6, -26, 0], 0.7],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'calves',
    points: [
      [['shin', 2.4, -4, 2], 1],
      [['shin', 4.2, -11.5, 3], 2.8],
      [['shin', 2.2, -22, 2.6], 1.7],
      [['shin', 0.8, -33, 2], 0.6],
    ],
  },
];

export const LIMBS: readonly Part[] = [...ARM, ...LEG];

export const FISTS: readonly Part[] = [
  {
    kind: 'tube',
    where: 'both',
    nearer: 3,
    points: [
      [['hand', 0, 2, 0], 2.4],
      [['hand', 0, -1.6, 0.2], 3.3],
      [['hand', 0, -5, 0.4], 4],
      [['hand', 0, -7.6, 0.6], 3.4],
      [['hand', 0, -8.8, 0.6], 1.8],
    ],
  },
  ...([0, 1, 2, 3] as const).map(
    (finger): Part => ({
      kind: 'tube',
      where: 'both',
      nearer: 6,
      points: [
        [['hand', 0, -4.6 + Math.abs(finger - 1.4) * 0.3, -2.3 + finger * 1.8], 0.7],
        [['hand', 0, -6.6, -2.3 + finger * 1.8], 0.95],
        [['hand', 0, -8.6 + Math.abs(finger - 1.4) * 0.4, -2 + finger * 1.7], 0.7],
      ],
    }),
  ),
];
