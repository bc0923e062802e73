import { DELTOIDS, type Muscle } from './anatomy-types.ts';
import type { Hands } from './build.ts';
import type { Pose, SideBone } from './skeleton.ts';

/** A pose: the joint angles and the highlighted muscles. */
export interface NamedPose {
  name: string;
  pose: Pose;
  lit: readonly Muscle[];
  /** Set if the pose requires certain hands; otherwise the build's default is used. */
  hands?: Hands;
}

const flexedArm: Pose['right'] = {
  clavicle: { abduct: 9 },
  upperArm: { abduct: 88, flex: 4, twist: 84 },
  forearm: { flex: 116 },
  hand: { flex: 38 },
};

const standingLeg: Record<'thigh' | 'shin' | 'foot', { abduct?: number; twist?: number }> = {
  thigh: { abduct: 9, twist: 12 },
  shin: { abduct: -5 },
  foot: { twist: 6 },
} satisfies Partial<Record<SideBone, unknown>>;

export const FRONT_DOUBLE_BICEPS: NamedPose = {
  name: 'Front double biceps',
  pose: {
    middle: { pelvis: { abduct: -1.5 }, spine: { abduct: 2.5 }, head: { abduct: -3 } },
    left: { ...flexedArm, ...standingLeg },
    right: { ...flexedArm, ...standingLeg, thigh: { abduct: 12, twist: 16 }, foot: { twist: 14 } },
  },
  lit: ['biceps', ...DELTOIDS, 'pectorals', 'abdominals', 'quadriceps', 'lats'],
  hands: 'fists',
};
