import type { Part } from './anatomy-types.ts';

/**
 * The middle deltoid, for figures at rest. In poses the other two heads are sufficient, and it
 * would show through the body in the side view.
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
