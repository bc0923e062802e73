import type { FigurePose } from '@posedown/coaching';
import { DELTOIDS, type Muscle } from './anatomy-types.ts';
import {
  BACK_TIPTOE_LEG,
  both,
  CLOSE_LEG,
  FLEXED_ARM,
  FORWARD_LEG,
  HAND_ON_HIP,
  HANGING_ARM,
  OPEN_ARM,
  SPREAD_ARM,
  SPREAD_ARM_BEHIND,
  STANDING_LEG,
  TIPTOE_LEG,
  WIDER_LEG,
} from './pose-parts.ts';
import type { NamedPose } from './poses.ts';
import { FRONT_DOUBLE_BICEPS } from './poses.ts';
import type { Pose } from './skeleton.ts';

const FRONT_LIT: readonly Muscle[] = ['pectorals', 'abdominals', 'quadriceps', ...DELTOIDS, 'lats'];
const BACK_LIT: readonly Muscle[] = [
  'lats',
  'upper-back',
  'trapezius',
  'lower-back',
  'hamstrings',
  'calves',
];
const SIDE_LIT: readonly Muscle[] = [...DELTOIDS, 'triceps', 'quadriceps', 'hamstrings', 'calves'];

/** Turned by so many degrees: 0 faces the viewer, 90 shows the left side, 180 the back. */
const turned = (degrees: number, middle: Pose['middle'] = {}): Pose['middle'] => ({
  ...middle,
  pelvis: { ...middle?.pelvis, twist: degrees },
});

const hanging = both(HANGING_ARM, { thigh: { abduct: 5, twist: 14 }, shin: { abduct: -3 } });

/** What each pose looks like, and which muscles it is there to show. */
export const POSE_LIBRARY: Record<FigurePose, NamedPose> = {
  'front-stance': { name: 'Front stance', pose: { ...hanging }, lit: FRONT_LIT },
  'left-side-stance': {
    name: 'Quarter turn, left side',
    pose: { ...hanging, middle: turned(82) },
    lit: SIDE_LIT,
  },
  'back-stance': {
    name: 'Back stance',
    pose: { ...hanging, middle: turned(180) },
    lit: [...BACK_LIT, 'glutes'],
  },
  'right-side-stance': {
    name: 'Quarter turn, right side',
    pose: { ...hanging, middle: turned(-82) },
    lit: SIDE_LIT,
  },
  'front-double-biceps': FRONT_DOUBLE_BICEPS,
  'front-lat-spread': {
    name: 'Front lat spread',
    pose: { middle: { chest: { flex: 3 } }, ...both(SPREAD_ARM, STANDING_LEG) },
    lit: ['lats', 'pectorals', ...DELTOIDS, 'quadriceps', 'abdominals'],
  },
  'side-chest': {
    name: 'Side chest',
    pose: {
      middle: turned(68, {
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
    },
    lit: ['pectorals', ...DELTOIDS, 'biceps', 'triceps', 'hamstrings', 'calves', 'quadriceps'],
  },
  'back-double-biceps': {
    name: 'Back double biceps',
    pose: {
      middle: turned(180, { chest: { flex: 5 }, head: { twist: 16 } }),
      left: { ...FLEXED_ARM, ...STANDING_LEG },
      right: { ...FLEXED_ARM, ...BACK_TIPTOE_LEG },
    },
    lit: [...BACK_LIT, 'biceps', ...DELTOIDS, 'glutes'],
  },
  'back-lat-spread': {
    name: 'Back lat spread',
    pose: {
      middle: turned(180, { chest: { flex: 3 } }),
      left: { ...SPREAD_ARM_BEHIND, ...BACK_TIPTOE_LEG },
      right: { ...SPREAD_ARM_BEHIND, ...STANDING_LEG },
    },
    lit: BACK_LIT,
  },
  'side-triceps': {
    name: 'Side triceps',
    pose: {
      middle: turned(72, {
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
    },
    lit: ['triceps', ...DELTOIDS, 'pectorals', 'obliques', 'quadriceps', 'hamstrings', 'calves'],
  },
  'abs-and-thighs': {
    name: 'Abs & thighs',
    pose: {
      middle: { spine: { flex: -7 }, chest: { flex: -5 } },
      left: {
        ...STANDING_LEG,
        lat: { abduct: -3 },
        clavicle: { abduct: 16 },
        upperArm: { abduct: 118, flex: 12, twist: 100 },
        forearm: { flex: 134 },
      },
      right: {
        ...FORWARD_LEG,
        lat: { abduct: -3 },
        clavicle: { abduct: 16 },
        upperArm: { abduct: 118, flex: 12, twist: 100 },
        forearm: { flex: 134 },
      },
    },
    lit: ['abdominals', 'obliques', 'serratus', 'quadriceps', 'adductors', 'calves'],
  },
  'most-muscular': {
    name: 'Most muscular',
    pose: {
      middle: {
        pelvis: { flex: -4 },
        spine: { flex: -10 },
        chest: { flex: -8 },
        head: { flex: 16 },
      },
      left: {
        ...STANDING_LEG,
        lat: { abduct: -4 },
        clavicle: { abduct: 12 },
        upperArm: { abduct: 32, flex: 42, twist: -86 },
        forearm: { flex: 98 },
        hand: { flex: 26 },
      },
      right: {
        ...FORWARD_LEG,
        lat: { abduct: -4 },
        clavicle: { abduct: 12 },
        upperArm: { abduct: 32, flex: 42, twist: -86 },
        forearm: { flex: 98 },
        hand: { flex: 26 },
      },
    },
    lit: ['trapezius', ...DELTOIDS, 'pectorals', 'biceps', 'forearms', 'abdominals', 'quadriceps'],
  },
  'front-double-biceps-open': {
    name: 'Front double biceps, open hands',
    pose: { left: { ...OPEN_ARM, ...STANDING_LEG }, right: { ...OPEN_ARM, ...WIDER_LEG } },
    lit: FRONT_DOUBLE_BICEPS.lit,
  },
  'back-double-biceps-open': {
    name: 'Back double biceps, open hands',
    pose: {
      middle: turned(180, { chest: { flex: 5 } }),
      left: { ...OPEN_ARM, ...STANDING_LEG },
      right: { ...OPEN_ARM, ...BACK_TIPTOE_LEG },
    },
    lit: [...BACK_LIT, 'biceps', ...DELTOIDS],
  },
  'favourite-classic': {
    name: 'Classic pose, one arm raised',
    pose: {
      middle: {
        spine: { abduct: 6, twist: 14 },
        chest: { abduct: 6, twist: 10 },
        head: { abduct: -6, twist: -20 },
      },
      left: {
        ...STANDING_LEG,
        clavicle: { abduct: 6 },
        upperArm: { abduct: 84, twist: 84 },
        forearm: { flex: 112 },
        hand: { flex: 36 },
      },
      right: {
        ...FORWARD_LEG,
        lat: { abduct: -3 },
        clavicle: { abduct: 14 },
        upperArm: { abduct: 122, flex: 6, twist: 60 },
        forearm: { flex: 22 },
      },
    },
    lit: ['serratus', 'obliques', 'abdominals', 'lats', 'biceps', 'quadriceps'],
  },
  'model-stance': {
    name: 'Front pose, one hand on the hip',
    pose: {
      middle: {
        pelvis: { twist: 16 },
        spine: { abduct: -5, twist: -8 },
        head: { abduct: 3, twist: -8 },
      },
      left: { ...STANDING_LEG, ...HAND_ON_HIP, thigh: { abduct: 8, twist: 10 } },
      right: {
        ...FORWARD_LEG,
        upperArm: { abduct: 24, flex: -4, twist: 6 },
        forearm: { flex: 16 },
        hand: { flex: -10 },
      },
    },
    lit: [...DELTOIDS, 'abdominals', 'obliques', 'quadriceps'],
  },
  opening: {
    name: 'Opening pose, arms open',
    pose: {
      ...both(
        {
          lat: { abduct: -3 },
          clavicle: { abduct: 5 },
          upperArm: { abduct: 46, flex: 8, twist: 10 },
          forearm: { flex: 26 },
          hand: { flex: -8 },
        },
        STANDING_LEG,
      ),
    },
    lit: ['pectorals', 'lats', 'abdominals', 'quadriceps', ...DELTOIDS],
  },
  victory: {
    name: 'Both arms raised',
    pose: {
      middle: { chest: { flex: 4 }, head: { flex: 6 } },
      ...both(
        {
          lat: { abduct: -4 },
          clavicle: { abduct: 18 },
          upperArm: { abduct: 128, flex: 4, twist: 70 },
          forearm: { flex: 30 },
          hand: { flex: 30 },
        },
        STANDING_LEG,
      ),
    },
    lit: [...DELTOIDS, 'biceps', 'lats', 'serratus', 'abdominals', 'quadriceps'],
  },
};
