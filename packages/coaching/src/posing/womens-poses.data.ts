import {
  ABS_AND_THIGHS,
  BACK_DOUBLE_BICEP,
  BACK_LAT_SPREAD,
  FRONT_DOUBLE_BICEP,
  FRONT_LAT_SPREAD,
  SIDE_CHEST,
  SIDE_TRICEP,
} from './mandatory-poses.data.ts';
import type { PracticePose } from './pose.ts';

/* The mandatory poses of women's bodybuilding and physique: no fists, long lines. */

const OPEN_HANDS = 'Hands open, fingers long and relaxed: no fists';

export const FRONT_DOUBLE_BICEP_OPEN: PracticePose = {
  ...FRONT_DOUBLE_BICEP,
  description:
    'Facing the judges, both arms raised to the sides and bent, hands open. The pose that shows the whole front.',
  keyPoints: [
    'Set the feet first: one foot slightly out, quads tensed',
    'Raise the elbows to shoulder height or just above, level with one another',
    OPEN_HANDS,
    'Open the lats, draw the waist in, keep the chest high',
  ],
  figures: ['front-double-biceps-open'],
};

export const FRONT_LAT_SPREAD_OPEN: PracticePose = {
  ...FRONT_LAT_SPREAD,
  description: 'Facing the judges, open hands on the waist, lats spread as wide as they go.',
  keyPoints: [
    'Open hands on the waist just above the hips, elbows out',
    'Round the shoulder blades apart and let the lats open, then lift the chest',
    'Bring the elbows slightly forward, keep the traps down',
    'Hold the waist in and the quads hard',
  ],
  figures: ['front-lat-spread-open'],
};

export const SIDE_CHEST_OPEN: PracticePose = {
  ...SIDE_CHEST,
  keyPoints: [OPEN_HANDS, ...SIDE_CHEST.keyPoints],
  figures: ['side-chest-open'],
};

export const SIDE_CHEST_EXTENDED: PracticePose = {
  ...SIDE_CHEST,
  description:
    'Side on to the judges, both arms extended before the body with one hand over the other, the chest lifted.',
  keyPoints: [
    'Near leg bent, on the ball of the foot, calf and hamstring tensed',
    'Arms extended, hands open and one over the other',
    'Press the hands together: the chest and the near triceps harden',
    'Lift the ribcage, turn the upper body slightly to the judges',
  ],
  figures: ['side-chest-extended'],
};

export const BACK_DOUBLE_BICEP_OPEN: PracticePose = {
  ...BACK_DOUBLE_BICEP,
  description:
    'Back to the judges, both arms raised and bent, hands open, one foot set back on its toes.',
  keyPoints: [OPEN_HANDS, ...BACK_DOUBLE_BICEP.keyPoints],
  figures: ['back-double-biceps-open'],
};

export const BACK_LAT_SPREAD_OPEN: PracticePose = {
  ...BACK_LAT_SPREAD,
  description:
    'Back to the judges, open hands on the waist, the shoulder blades opened to full width, one calf shown.',
  keyPoints: [
    'One foot back on the ball of the foot, calf squeezed',
    'Open hands on the waist, elbows out and forward',
    'Squeeze the blades together once, then spread them as far as they go',
    'Keep the chest up while the lats open',
  ],
  figures: ['back-lat-spread-open'],
};

export const SIDE_TRICEP_OPEN: PracticePose = {
  ...SIDE_TRICEP,
  keyPoints: [OPEN_HANDS, ...SIDE_TRICEP.keyPoints],
  figures: ['side-triceps-open'],
};

export const SIDE_TRICEP_EXTENDED: PracticePose = {
  ...SIDE_TRICEP,
  description:
    'Side on to the judges, the near arm straight down by the side and held from behind the back, the near leg extended.',
  keyPoints: [
    'Reach behind the back and take the near wrist, hands open',
    'Straighten the near arm and press it against the side',
    'The near leg extended, toes pointed, the other knee soft',
    'Shoulder down, chest up, waist in',
  ],
  figures: ['side-triceps-extended'],
};

export const ABS_AND_THIGHS_OPEN: PracticePose = {
  ...ABS_AND_THIGHS,
  keyPoints: [OPEN_HANDS, ...ABS_AND_THIGHS.keyPoints],
};
