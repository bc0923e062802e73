import type { Part } from './anatomy-types.ts';

/** Fingers from index to little finger: position across the palm, and length, in cm. */
const FINGERS = [
  [2.7, 6.4],
  [0.9, 7.2],
  [-0.8, 6.6],
  [-2.4, 5],
] as const;

/** An open hand with extended fingers: thin from the side, broad from the palm. */
export const OPEN_HANDS: readonly Part[] = [
  {
    kind: 'rings',
    where: 'both',
    nearer: 3,
    rings: [
      [['hand', 0, 2, 0], 2.2, 2.6],
      [['hand', 0, -1.4, 0.2], 1.9, 3.1],
      [['hand', 0, -5, 0.2], 1.7, 3.8],
      [['hand', 0, -8, 0.2], 1.4, 3.6],
      [['hand', 0, -9.4, 0.2], 1, 3],
    ],
  },
  ...FINGERS.map(
    ([across, length], finger): Part => ({
      kind: 'tube',
      where: 'both',
      nearer: 3.4,
      points: [
        [['hand', 0, -7, across], 0.8],
        [['hand', -0.2, -8 - length * 0.45, across * 1.12], 0.92],
        [['hand', -0.7 - finger * 0.3, -8 - length, across * 1.15], 0.6],
      ],
    }),
  ),
  {
    kind: 'tube',
    where: 'both',
    nearer: 3.8,
    points: [
      [['hand', -0.6, -1.6, 2.2], 1.2],
      [['hand', -1, -4.6, 4], 1.15],
      [['hand', -1.2, -7.6, 5], 0.7],
    ],
  },
];
