/** Body regions of injuries, from head to foot. */
export const INJURY_REGIONS = [
  'neck',
  'shoulder',
  'elbow',
  'wrist',
  'chest',
  'upper_back',
  'lower_back',
  'hip',
  'hamstring',
  'knee',
  'ankle',
] as const;
export type InjuryRegion = (typeof INJURY_REGIONS)[number];

/** 'none' is for regions in the middle of the body. */
export const INJURY_SIDES = ['left', 'right', 'both', 'none'] as const;
export type InjurySide = (typeof INJURY_SIDES)[number];

/** Painful movements, in gym terms. */
export const PAINFUL_MOVEMENTS = [
  'overhead_press',
  'horizontal_press',
  'chest_fly',
  'row',
  'pull_up',
  'shoulder_raise',
  'curl',
  'triceps_extension',
  'squat',
  'lunge',
  'hinge',
  'leg_extension',
  'leg_curl',
  'hip_thrust',
  'calf_raise',
  'sit_up',
  'rotation',
  'impact',
] as const;
export type PainfulMovement = (typeof PAINFUL_MOVEMENTS)[number];
