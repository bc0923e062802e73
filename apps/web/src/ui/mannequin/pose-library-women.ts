import { DELTOIDS } from './anatomy-types.ts';
import {
  BACK_TIPTOE_LEG,
  CLOSE_LEG,
  type Limb,
  OPEN_ARM,
  SPREAD_ARM,
  SPREAD_ARM_BEHIND,
  STANDING_LEG,
  WIDER_LEG,
} from './pose-parts.ts';
import {
  BACK_LIT,
  rotatedBy,
  SIDE_CHEST,
  SIDE_CHEST_LIT,
  SIDE_TRICEPS,
  SIDE_TRICEPS_LIT,
} from './pose-views.ts';
import { FRONT_DOUBLE_BICEPS, type NamedPose } from './poses.ts';

/* The poses of women's physique and bodybuilding: open hands, and long lines from the side. */

/** Straight and forward with pointed toes, instead of a bent knee. */
const EXTENDED_LEG: Limb = {
  thigh: { abduct: 2, flex: 18, twist: 6 },
  shin: { flex: -3 },
  foot: { flex: -38 },
};
/** Carries the weight, with a soft knee. */
const SOFT_LEG: Limb = {
  thigh: { abduct: 2, flex: 4, twist: 5 },
  shin: { flex: -12 },
  foot: { flex: 8 },
};
const FLAT_HAND: Limb = { hand: { flex: 10 } };

export const WOMENS_POSES = {
  'front-double-biceps-open': {
    name: 'Front double biceps, open hands',
    pose: {
      middle: { pelvis: { abduct: -2 }, spine: { abduct: 3 }, head: { abduct: -3 } },
      left: { ...OPEN_ARM, ...STANDING_LEG },
      right: { ...OPEN_ARM, ...WIDER_LEG },
    },
    lit: FRONT_DOUBLE_BICEPS.lit,
    hands: 'open',
  },
  'front-lat-spread-open': {
    name: 'Front lat spread, open hands',
    pose: {
      middle: { chest: { flex: 3 } },
      left: { ...SPREAD_ARM, ...FLAT_HAND, ...STANDING_LEG },
      right: { ...SPREAD_ARM, ...FLAT_HAND, ...WIDER_LEG },
    },
    lit: ['lats', 'pectorals', ...DELTOIDS, 'quadriceps', 'abdominals'],
    hands: 'open',
  },
  'side-chest-open': {
    name: 'Side chest, open hands',
    pose: SIDE_CHEST,
    lit: SIDE_CHEST_LIT,
    hands: 'open',
  },
  'side-chest-extended': {
    name: 'Side chest, arms extended',
    pose: {
      middle: rotatedBy(66, {
        spine: { flex: 5, twist: -8 },
        chest: { flex: 7, twist: -12 },
        head: { twist: -32, flex: -4 },
      }),
      left: {
        ...SIDE_CHEST.left,
        upperArm: { abduct: 3, flex: 29, twist: -60 },
        forearm: { flex: 28 },
        hand: { flex: 14 },
      },
      right: {
        ...CLOSE_LEG,
        upperArm: { abduct: -20, flex: 34, twist: -90 },
        forearm: { flex: 17 },
        hand: { flex: 10 },
      },
    },
    lit: ['pectorals', ...DELTOIDS, 'triceps', 'quadriceps', 'hamstrings', 'calves'],
    hands: 'open',
  },
  'back-double-biceps-open': {
    name: 'Back double biceps, open hands',
    pose: {
      middle: rotatedBy(180, { chest: { flex: 5 } }),
      left: { ...OPEN_ARM, ...STANDING_LEG },
      right: { ...OPEN_ARM, ...BACK_TIPTOE_LEG },
    },
    lit: [...BACK_LIT, 'biceps', ...DELTOIDS, 'glutes'],
    hands: 'open',
  },
  'back-lat-spread-open': {
    name: 'Back lat spread, open hands',
    pose: {
      middle: rotatedBy(180, { chest: { flex: 3 } }),
      left: { ...SPREAD_ARM_BEHIND, ...FLAT_HAND, ...BACK_TIPTOE_LEG },
      right: { ...SPREAD_ARM_BEHIND, ...FLAT_HAND, ...STANDING_LEG },
    },
    lit: BACK_LIT,
    hands: 'open',
  },
  'side-triceps-open': {
    name: 'Side triceps, open hands',
    pose: SIDE_TRICEPS,
    lit: SIDE_TRICEPS_LIT,
    hands: 'open',
  },
  'side-triceps-extended': {
    name: 'Side triceps, leg extended',
    pose: {
      ...SIDE_TRICEPS,
      left: { ...SIDE_TRICEPS.left, ...EXTENDED_LEG },
      right: { ...SIDE_TRICEPS.right, ...SOFT_LEG },
    },
    lit: SIDE_TRICEPS_LIT,
    hands: 'open',
  },
} as const satisfies Record<string, NamedPose>;
