import type { JointAngles, Pose, SideBone } from './skeleton.ts';

/** A limb or a whole side of a pose. */
export type Limb = Partial<Record<SideBone, JointAngles>>;

/* Arms. */
export const FLEXED_ARM: Limb = {
  lat: { abduct: -3 },
  clavicle: { abduct: 9 },
  upperArm: { abduct: 88, flex: 4, twist: 84 },
  forearm: { flex: 116 },
  hand: { flex: 38 },
};
export const OPEN_ARM: Limb = { ...FLEXED_ARM, forearm: { flex: 112 }, hand: { flex: 24 } };
export const SPREAD_ARM: Limb = {
  lat: { abduct: -9 },
  clavicle: { abduct: 6 },
  upperArm: { abduct: 49, flex: 16, twist: -97 },
  forearm: { flex: 109 },
  hand: { flex: 30 },
};
export const SPREAD_ARM_BEHIND: Limb = {
  ...SPREAD_ARM,
  lat: { abduct: -9 },
  upperArm: { abduct: 48, flex: 11, twist: -101 },
};
export const HANGING_ARM: Limb = {
  lat: { abduct: -2 },
  upperArm: { abduct: 22, flex: 2, twist: 12 },
  forearm: { flex: 22 },
  hand: { flex: 14 },
};

/* Legs. */
export const STANDING_LEG: Limb = {
  thigh: { abduct: 9, twist: 12 },
  shin: { abduct: -5 },
  foot: { twist: 6 },
};
export const WIDER_LEG: Limb = {
  thigh: { abduct: 12, twist: 16 },
  shin: { abduct: -5 },
  foot: { twist: 14 },
};
/** Bent at the knee, on the ball of the foot, with a flexed calf. */
export const TIPTOE_LEG: Limb = {
  thigh: { abduct: 4, flex: 24, twist: 4 },
  shin: { flex: -48 },
  foot: { flex: -25 },
};
/** Set back on the ball of the foot, to show the calf in back poses. */
export const BACK_TIPTOE_LEG: Limb = {
  thigh: { abduct: 9, flex: -6, twist: 14 },
  shin: { flex: -28 },
  foot: { flex: -17 },
};
export const CLOSE_LEG: Limb = { thigh: { abduct: 2, flex: -3, twist: 5 }, foot: { flex: 3 } };
/** Forward with the toes turned out. */
export const FORWARD_LEG: Limb = {
  thigh: { abduct: 9, flex: 13, twist: 22 },
  shin: { abduct: -3, flex: -4 },
  foot: { flex: -14 },
};

/** Both sides alike. */
export const both = (...parts: Limb[]): Pick<Pose, 'left' | 'right'> => {
  const side = Object.assign({}, ...parts) as Limb;
  return { left: side, right: side };
};
