import { DELTOIDS, type Muscle } from './anatomy-types.ts';
import { CLOSE_LEG, TIPTOE_LEG } from './pose-parts.ts';
import type { Pose } from './skeleton.ts';

/** Space for stretched arms, in cm. */
export const POSE_FRAME = { left: -72, top: -22, width: 144, height: 216 } as const;

/* Shared settings of poses seen from the back or the side. */

export const BACK_LIT: readonly Muscle[] = [
  'lats',
  'upper-back',
  'trapezius',
  'lower-back',
  'hamstrings',
  'calves',
];

/**
 * Rotates the body by degrees: 0 faces the viewer, who sits where the judges do, and 180 shows the
 * back. 90 is a quarter turn to the athlete's left, with the right side near; -90 is one to the
 * right.
 */
export const rotatedBy = (degrees: number, middle: Pose['middle'] = {}): Pose['middle'] => ({
  ...middle,
  pelvis: { ...middle?.pelvis, twist: degrees },
});

/** The side chest, on which the women's version with extended arms is based. */
export const SIDE_CHEST: Pose = {
  middle: rotatedBy(68, {
    spine: { flex: 6, twist: -8 },
    chest: { flex: 8, twist: -10 },
    head: { twist: -34, flex: -6 },
  }),
  left: {
    ...TIPTOE_LEG,
    upperArm: { abduct: 2, flex: -14, twist: -22 },
    forearm: { flex: 98 },
    hand: { flex: 20 },
  },
  right: {
    ...CLOSE_LEG,
    upperArm: { abduct: -2, flex: 31, twist: -87 },
    forearm: { flex: 72 },
    hand: { flex: 24 },
  },
};

export const SIDE_TRICEPS: Pose = {
  middle: rotatedBy(72, {
    chest: { flex: 5, twist: -8 },
    head: { twist: -34 },
  }),
  left: {
    ...TIPTOE_LEG,
    upperArm: { abduct: 4, flex: -24, twist: -12 },
    forearm: { flex: 16 },
    hand: { flex: 6 },
  },
  right: {
    ...CLOSE_LEG,
    upperArm: { abduct: -8, flex: -32, twist: -56 },
    forearm: { flex: 52 },
  },
};
export const SIDE_CHEST_LIT: readonly Muscle[] = [
  'pectorals',
  ...DELTOIDS,
  'biceps',
  'triceps',
  'hamstrings',
  'calves',
  'quadriceps',
];
export const SIDE_TRICEPS_LIT: readonly Muscle[] = [
  'triceps',
  ...DELTOIDS,
  'pectorals',
  'obliques',
  'quadriceps',
  'hamstrings',
  'calves',
];
