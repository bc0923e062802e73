import type { Part } from './anatomy-types.ts';

/**
 * The middle head of the shoulder, for a figure at rest: in a pose the other two show it well enough,
 * and it would be seen through the body from the side.
 */
export const SIDE_DELTOIDS: Part = {
  kind: 'tube',
  where: 'both',
  muscle: 'side-deltoids',
  nearer: 10.5,
  points: [
    [['clavicle', 17.6, 2.8, 1], 1],
    [['clavicle', 21.4, 1, 1.5], 2.6],
    [['upperArm', 4.2, -5.5, 1], 2.6],
    [['upperArm', 3, -10.5, 0.6], 1.8],
    [['upperArm', 0.8, -14.6, 0], 0.6],
  ],
};
