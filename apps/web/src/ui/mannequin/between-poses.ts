import { ALL_BONES, type JointAngles, type Pose } from './skeleton.ts';

type Joints = Record<string, JointAngles | undefined>;

function betweenJoints(from: Joints = {}, to: Joints = {}, share: number): Joints {
  const mix = (a = 0, b = 0) => a + (b - a) * share;
  return Object.fromEntries(
    ALL_BONES.filter((bone) => from[bone] || to[bone]).map((bone) => {
      const [a, b] = [from[bone], to[bone]];
      const joint = {
        abduct: mix(a?.abduct, b?.abduct),
        flex: mix(a?.flex, b?.flex),
        twist: mix(a?.twist, b?.twist),
      };
      return [bone, joint];
    }),
  );
}

/** The pose a share of the way from one to another: every joint turns by itself. */
export function betweenPoses(from: Pose, to: Pose, share: number): Pose {
  if (share >= 1) return to;
  return {
    middle: betweenJoints(from.middle, to.middle, share),
    left: betweenJoints(from.left, to.left, share),
    right: betweenJoints(from.right, to.right, share),
  };
}
