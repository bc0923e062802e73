import type { Part } from './anatomy-types.ts';

/* The head, and the back parts of the limbs. Both are visible at the edges from every side. */

/** The head as half ellipses, and its profile with nose and chin. */
export const HEAD: readonly Part[] = [
  {
    kind: 'rings',
    where: 'middle',
    special: 'head',
    nearer: 8.8,
    rings: [
      [['head', 0, 19.2, -0.5], 2, 3.4],
      [['head', 0, 17, -0.6], 5.6, 7.4],
      [['head', 0, 13, -0.6], 7, 9],
      [['head', 0, 8.6, -0.4], 6.9, 8.6],
      [['head', 0, 4, 1], 5.8, 6.6],
      [['head', 0, 0, 2.6], 4, 5],
      [['head', 0, -2, 4], 1.6, 3],
    ],
  },
  {
    kind: 'plate',
    where: 'profile',
    special: 'head',
    nearer: 8.9,
    tension: 6.5,
    loop: [
      ['head', 0, 19.6, -0.6],
      ['head', 0, 18, 5],
      ['head', 0, 14, 8.4],
      ['head', 0, 10.6, 8.6],
      ['head', 0, 6.6, 10.8],
      ['head', 0, 5.4, 9.2],
      ['head', 0, 3.2, 9.2],
      ['head', 0, 1.4, 8.4],
      ['head', 0, -1.6, 8.2],
      ['head', 0, -2.2, 5.6],
      ['head', 0, 1, -1],
      ['head', 0, 3, -6.4],
      ['head', 0, 8, -9.2],
      ['head', 0, 14, -9],
      ['head', 0, 18, -6],
    ],
  },
];

export const LIMBS_BEHIND: readonly Part[] = [
  {
    kind: 'tube',
    where: 'both',
    muscle: 'rear-deltoids',
    nearer: 2.4,
    points: [
      [['clavicle', 12, 1.4, -8], 1],
      [['clavicle', 15, 1.2, -7.6], 3.6],
      [['clavicle', 18.6, 0.4, -6.4], 5],
      [['upperArm', 0, -7, -2.4], 4.4],
      [['upperArm', 0, -13, -0.6], 1],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'hamstrings',
    points: [
      [['thigh', 4.6, -6, -6], 1.4],
      [['thigh', 5, -16, -7.2], 4],
      [['thigh', 4, -27, -6.6], 3.4],
      [['thigh', 3.4, -38, -4.4], 1],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'hamstrings',
    points: [
      [['thigh', -1, -7, -6], 1.4],
      [['thigh', -1.6, -17, -7.4], 3.8],
      [['thigh', -2, -28, -6.4], 3.2],
      [['thigh', -2.6, -38.4, -4], 1],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'calves',
    nearer: 0.5,
    points: [
      [['shin', 2, 0, -3.6], 0.8],
      [['shin', 3.2, -8, -4.6], 3],
      [['shin', 2.6, -15.5, -4.4], 2.6],
      [['shin', 0.8, -22, -3], 0.8],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    muscle: 'calves',
    nearer: 0.5,
    points: [
      [['shin', -2, 0, -3.6], 0.8],
      [['shin', -3, -9, -4.8], 3.2],
      [['shin', -2.4, -17, -4.4], 2.6],
      [['shin', -0.8, -24, -3], 0.8],
    ],
  },
];
