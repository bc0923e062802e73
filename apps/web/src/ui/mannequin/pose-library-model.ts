import { DELTOIDS } from './anatomy-types.ts';
import type { Limb } from './pose-parts.ts';
import type { NamedPose } from './poses.ts';
import type { Pose } from './skeleton.ts';

/* The poses of the divisions with model turns: bikini, wellness and men's physique. */

const HAND_ON_HIP: Limb = {
  upperArm: { abduct: 36, flex: -8, twist: -75 },
  forearm: { flex: 82 },
  hand: { flex: 20 },
};
/** Clear of the hip, with a soft wrist. */
const RELAXED_ARM: Limb = {
  upperArm: { abduct: 23, flex: -4, twist: 6 },
  forearm: { flex: 16 },
  hand: { flex: -12 },
};
const STRAIGHT_LEG: Limb = { thigh: { abduct: 2, twist: 8 }, shin: { abduct: -1 } };
/** Out to the side and forward, with a soft knee and the toes turned out. */
const SHOWN_LEG: Limb = {
  thigh: { abduct: 9, flex: 17, twist: 24 },
  shin: { abduct: -3, flex: -20 },
  foot: { flex: 2, twist: 6 },
};

const MODEL_LIT = [...DELTOIDS, 'abdominals', 'obliques', 'quadriceps'] as const;
const REAR_LIT = ['glutes', 'hamstrings', 'calves', 'lats', ...DELTOIDS] as const;
const TWIST_LIT = [
  ...DELTOIDS,
  'obliques',
  'quadriceps',
  'hamstrings',
  'glutes',
  'calves',
] as const;
const PHYSIQUE_LIT = [...DELTOIDS, 'pectorals', 'abdominals', 'obliques', 'lats'] as const;

/** The weight on one leg with its hip out; the other leg is shown. */
const CONTRAPPOSTO: Pose = {
  middle: {
    pelvis: { twist: 14, abduct: -4 },
    spine: { abduct: 7, twist: -8 },
    chest: { flex: 3 },
    head: { abduct: -2, twist: -6 },
  },
  left: { ...STRAIGHT_LEG, ...HAND_ON_HIP, thigh: { abduct: 6, twist: 8 } },
  right: { ...SHOWN_LEG, ...RELAXED_ARM },
};

/** Leaning slightly forward to show the glutes. */
const LEANING = {
  pelvis: { twist: 180, flex: 9 },
  spine: { flex: 8 },
  chest: { flex: 6 },
} as const;
const rearLeg: Limb = { thigh: { abduct: 7, flex: 9, twist: 10 }, shin: { abduct: -3 } };

/**
 * The hips to the side, the upper body turned back to the judges. `near` is the viewer's side that
 * comes closer.
 */
function twisted(near: 'left' | 'right'): Pose {
  const sign = near === 'left' ? 1 : -1;
  const nearSide: Limb = {
    upperArm: { abduct: 20, flex: -14, twist: 6 },
    forearm: { flex: 18 },
    hand: { flex: -10 },
    thigh: { abduct: 2, flex: -5, twist: 4 },
    foot: { flex: 5 },
  };
  const farSide: Limb = {
    ...HAND_ON_HIP,
    thigh: { abduct: 3, flex: 12, twist: 6 },
    shin: { flex: -19 },
    foot: { flex: 5 },
  };
  return {
    middle: {
      pelvis: { twist: 76 * sign },
      spine: { twist: -20 * sign, flex: 6 },
      chest: { twist: -14 * sign, flex: 5 },
      head: { twist: -30 * sign },
    },
    left: near === 'left' ? nearSide : farSide,
    right: near === 'left' ? farSide : nearSide,
  };
}

/** Men's physique from the side: the near hand hangs, the far one is on the hip. */
function physiqueSide(near: 'left' | 'right'): Pose {
  const pose = twisted(near);
  return { ...pose, middle: { ...pose.middle, spine: { twist: near === 'left' ? -12 : 12 } } };
}

export const MODEL_POSES = {
  'model-stance': { name: 'Front pose, one hand on the hip', pose: CONTRAPPOSTO, lit: MODEL_LIT },
  'model-back': {
    name: 'Back pose, feet apart',
    pose: {
      middle: { ...LEANING, head: { twist: 20 } },
      left: { ...RELAXED_ARM, ...rearLeg },
      right: { ...RELAXED_ARM, ...rearLeg },
    },
    lit: REAR_LIT,
  },
  'right-twist': {
    name: 'Right twist, one hand on the hip',
    pose: twisted('right'),
    lit: TWIST_LIT,
  },
  'left-twist': { name: 'Left twist, one hand on the hip', pose: twisted('left'), lit: TWIST_LIT },
  'physique-front': {
    name: 'Front stance, one hand on the hip',
    pose: {
      middle: { pelvis: { twist: 6 }, spine: { abduct: 3, twist: -4 }, chest: { flex: 2 } },
      left: {
        ...HAND_ON_HIP,
        lat: { abduct: -4 },
        thigh: { abduct: 6, twist: 12 },
        shin: { abduct: -3 },
      },
      right: {
        ...RELAXED_ARM,
        lat: { abduct: -3 },
        thigh: { abduct: 10, flex: 5, twist: 22 },
        shin: { abduct: -4, flex: -6 },
        foot: { flex: 1 },
      },
    },
    lit: PHYSIQUE_LIT,
  },
  'physique-right-turn': {
    name: 'Quarter turn, left side, one hand on the hip',
    pose: physiqueSide('right'),
    lit: [...DELTOIDS, 'triceps', 'obliques', 'calves'],
  },
  'physique-back': {
    name: 'Back stance, one hand on the hip',
    pose: {
      middle: { pelvis: { twist: 180 }, chest: { flex: 4 } },
      left: {
        ...HAND_ON_HIP,
        lat: { abduct: -6 },
        thigh: { abduct: 7, twist: 12 },
        shin: { abduct: -3 },
      },
      right: {
        ...RELAXED_ARM,
        lat: { abduct: -4 },
        thigh: { abduct: 9, flex: -6, twist: 14 },
        shin: { flex: -28 },
        foot: { flex: -17 },
      },
    },
    lit: ['lats', 'upper-back', 'trapezius', 'lower-back', ...DELTOIDS, 'calves'],
  },
  'physique-left-turn': {
    name: 'Quarter turn, right side, one hand on the hip',
    pose: physiqueSide('left'),
    lit: [...DELTOIDS, 'triceps', 'obliques', 'calves'],
  },
  walking: {
    name: 'Walking',
    pose: {
      middle: {
        pelvis: { twist: 30, abduct: 2 },
        spine: { twist: -10, abduct: -2 },
        chest: { flex: 2 },
        head: { twist: -18 },
      },
      left: {
        upperArm: { abduct: 12, flex: -20, twist: 10 },
        forearm: { flex: 16 },
        hand: { flex: -6 },
        thigh: { abduct: 1, flex: 17, twist: 4 },
        shin: { flex: -4 },
        foot: { flex: -7 },
      },
      right: {
        upperArm: { abduct: 14, flex: 18, twist: 10 },
        forearm: { flex: 24 },
        hand: { flex: -6 },
        thigh: { abduct: 2, flex: -13, twist: 6 },
        shin: { flex: -11 },
        foot: { flex: 5 },
      },
    },
    lit: ['abdominals', 'obliques', 'quadriceps', ...DELTOIDS],
  },
} as const satisfies Record<string, NamedPose>;
