import type { Part } from './anatomy-types.ts';

/* The parts visible from behind and from the side. Loops run clockwise as seen from behind. */

/** Flat coordinates, which are later projected onto the trunk. */
export const BACK: readonly Part[] = [
  {
    kind: 'plate',
    where: 'both',
    muscle: 'lats',
    loop: [
      ['chest', 6, 17, 0],
      ['chest', 1, 7, 0],
      ['spine', 1.2, 8, 0],
      ['spine', 5, 5.5, 0],
      ['spine', 10.5, 10, 0],
      ['lat', 8.4, 5, -1.5],
      ['lat', 14, 12.5, -1.5],
      ['lat', 16.6, 20, -1.5],
      ['upperArm', 0, -7, -5.5],
      ['clavicle', 15, -6, -8],
      ['chest', 11, 15, 0],
    ],
  },
  {
    kind: 'plate',
    where: 'both',
    muscle: 'upper-back',
    nearer: 0.4,
    loop: [
      ['clavicle', 9, -2.6, -12],
      ['chest', 7, 16, 0],
      ['chest', 12, 13.4, 0],
      ['clavicle', 15, -8, -9],
      ['clavicle', 17.4, -3.4, -8],
    ],
  },
  {
    kind: 'plate',
    where: 'both',
    muscle: 'trapezius',
    nearer: 0.8,
    loop: [
      ['neck', 0.6, 5, -5.4],
      ['chest', 0.6, 24, 0],
      ['chest', 0.6, 6, 0],
      ['chest', 4.6, 15.5, 0],
      ['chest', 8, 23.4, 0],
      ['clavicle', 12.4, -0.4, -9],
      ['clavicle', 15, 3.2, -5],
      ['chest', 12, 33.6, -3],
      ['chest', 7.6, 36, -3],
      ['neck', 4.8, 6, -3],
    ],
  },
  {
    kind: 'plate',
    where: 'both',
    muscle: 'lower-back',
    nearer: 0.4,
    loop: [
      ['chest', 0.5, 4, 0],
      ['pelvis', 0.5, 4.4, 0],
      ['pelvis', 3, 4.6, 0],
      ['spine', 5, 2.6, 0],
      ['spine', 5, 6.6, 0],
      ['chest', 2.6, 2.4, 0],
    ],
  },
  {
    kind: 'plate',
    where: 'both',
    muscle: 'glutes',
    loop: [
      ['pelvis', 0.6, 3.4, 0],
      ['pelvis', 0.6, -9.6, 0],
      ['pelvis', 8, -12, -9],
      ['pelvis', 14, -8, 0],
      ['pelvis', 15.6, -1, 0],
      ['pelvis', 10, 4, 0],
    ],
  },
];
