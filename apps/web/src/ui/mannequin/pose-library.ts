import type { FigurePose } from '@posedown/coaching';
import { DELTOIDS, type Muscle } from './anatomy-types.ts';
import { MODEL_POSES } from './pose-library-model.ts';
import { WOMENS_POSES } from './pose-library-women.ts';
import {
  BACK_TIPTOE_LEG,
  both,
  FLEXED_ARM,
  FORWARD_LEG,
  HANGING_ARM,
  SPREAD_ARM,
  SPREAD_ARM_BEHIND,
  STANDING_LEG,
} from './pose-parts.ts';
import {
  BACK_LIT,
  rotatedBy,
  SIDE_CHEST,
  SIDE_CHEST_LIT,
  SIDE_TRICEPS,
  SIDE_TRICEPS_LIT,
} from './pose-views.ts';
import type { NamedPose } from './poses.ts';
import { FRONT_DOUBLE_BICEPS } from './poses.ts';

const FRONT_LIT: readonly Muscle[] = ['pectorals', 'abdominals', 'quadriceps', ...DELTOIDS, 'lats'];
const SIDE_LIT: readonly Muscle[] = [...DELTOIDS, 'triceps', 'quadriceps', 'hamstrings', 'calves'];

const hanging = both(HANGING_ARM, { thigh: { abduct: 5, twist: 14 }, shin: { abduct: -3 } });

/** The joint angles of each pose, and the muscles it highlights. */
export const POSE_LIBRARY: Record<FigurePose, NamedPose> = {
  'front-stance': { name: 'Front stance', pose: { ...hanging }, lit: FRONT_LIT },
  'left-side-stance': {
    name: 'Quarter turn, left side',
    pose: { ...hanging, middle: rotatedBy(-82) },
    lit: SIDE_LIT,
  },
  'back-stance': {
    name: 'Back stance',
    pose: { ...hanging, middle: rotatedBy(180) },
    lit: [...BACK_LIT, 'glutes'],
  },
  'right-side-stance': {
    name: 'Quarter turn, right side',
    pose: { ...hanging, middle: rotatedBy(82) },
    lit: SIDE_LIT,
  },
  'front-double-biceps': FRONT_DOUBLE_BICEPS,
  'front-lat-spread': {
    name: 'Front lat spread',
    pose: { middle: { chest: { flex: 3 } }, ...both(SPREAD_ARM, STANDING_LEG) },
    lit: ['lats', 'pectorals', ...DELTOIDS, 'quadriceps', 'abdominals'],
    hands: 'fists',
  },
  'side-chest': {
    name: 'Side chest',
    pose: SIDE_CHEST,
    lit: SIDE_CHEST_LIT,
    hands: 'fists',
  },
  'back-double-biceps': {
    name: 'Back double biceps',
    pose: {
      middle: rotatedBy(180, { chest: { flex: 5 }, head: { twist: 16 } }),
      left: { ...FLEXED_ARM, ...STANDING_LEG },
      right: { ...FLEXED_ARM, ...BACK_TIPTOE_LEG },
    },
    lit: [...BACK_LIT, 'biceps', ...DELTOIDS, 'glutes'],
    hands: 'fists',
  },
  'back-lat-spread': {
    name: 'Back lat spread',
    pose: {
      middle: rotatedBy(180, { chest: { flex: 3 } }),
      left: { ...SPREAD_ARM_BEHIND, ...BACK_TIPTOE_LEG },
      right: { ...SPREAD_ARM_BEHIND, ...STANDING_LEG },
    },
    lit: BACK_LIT,
    hands: 'fists',
  },
  'side-triceps': {
    name: 'Side triceps',
    pose: SIDE_TRICEPS,
    lit: SIDE_TRICEPS_LIT,
    hands: 'fists',
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
    hands: 'open',
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
    lit: [
      'trapezius',
      'front-deltoids',
      'pectorals',
      'biceps',
      'forearms',
      'abdominals',
      'quadriceps',
    ],
    hands: 'fists',
  },
  ...WOMENS_POSES,
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
  ...MODEL_POSES,
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
