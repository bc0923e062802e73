import { add, compose, NO_ROTATION, type Rotation, rotate, rotation, type Vec3 } from './vector.ts';

export type Side = 'left' | 'right';

const MIDDLE_BONES = ['pelvis', 'spine', 'chest', 'neck', 'head'] as const;
const SIDE_BONES = [
  'lat',
  'clavicle',
  'upperArm',
  'forearm',
  'hand',
  'thigh',
  'shin',
  'foot',
] as const;

export const ALL_BONES: readonly Bone[] = [...MIDDLE_BONES, ...SIDE_BONES];

export type MiddleBone = (typeof MIDDLE_BONES)[number];
export type SideBone = (typeof SIDE_BONES)[number];
export type Bone = MiddleBone | SideBone;

/**
 * Joint angles in degrees, relative to standing with hanging arms and the palms at the thighs. The
 * same angles on both sides make a symmetric pose.
 */
export interface JointAngles {
  /** Away from the middle of the body; for middle bones, toward the viewer's right. */
  abduct?: number;
  /** Forward: the arm and the thigh lift, the elbow bends. Negative values bend the knee. */
  flex?: number;
  /** About the bone's own axis, outward. */
  twist?: number;
}

/** The position and rotation of a bone. */
export interface Frame {
  origin: Vec3;
  rotation: Rotation;
}

/** The joint angles of a pose. `left` and `right` are the viewer's. */
export interface Pose {
  middle?: Partial<Record<MiddleBone, JointAngles>>;
  left?: Partial<Record<SideBone, JointAngles>>;
  right?: Partial<Record<SideBone, JointAngles>>;
}

/** The coordinate systems of a posed body. */
export type Body = (bone: Bone, side: Side) => Frame;

const PARENTS: Partial<Record<Bone, Bone>> = {
  spine: 'pelvis',
  chest: 'spine',
  neck: 'chest',
  head: 'neck',
  // Carries the lats: a negative abduct opens them outward, like the shoulder blade does.
  lat: 'chest',
  clavicle: 'chest',
  upperArm: 'clavicle',
  forearm: 'upperArm',
  hand: 'forearm',
  thigh: 'pelvis',
  shin: 'thigh',
  foot: 'shin',
};

/** The joint of each bone in its parent's coordinates, for the viewer's right side, in cm. */
export type Joints = Readonly<Record<Bone, Vec3>>;

/** The skeleton that joint angles apply to. Every build has its own. */
export interface Skeleton {
  joints: Joints;
  /** Points below the heel, ball and toes, in the coordinates of the foot. */
  sole: readonly Vec3[];
  /** How far the shoes raise the heel, in degrees. */
  heelLift?: number;
}

/** A man of 180 cm. */
export const MAN_SKELETON: Skeleton = {
  joints: {
    pelvis: [0, 96, 0],
    spine: [0, 7, 0],
    chest: [0, 13, 0],
    neck: [0, 33, -1],
    head: [0, 7.4, 1],
    lat: [8, -2, -4],
    clavicle: [3, 29, 3],
    upperArm: [17, 0, -3],
    forearm: [0, -30, 0],
    hand: [0, -26, 0],
    thigh: [9.5, -3, 0],
    shin: [0, -43, 0],
    foot: [0, -41, 0],
  },
  sole: [
    [0, -9, -4],
    [0, -9, 9],
    [0.4, -8.6, 14],
  ],
};

const isMiddle = (bone: Bone): bone is MiddleBone =>
  MIDDLE_BONES.some((candidate) => candidate === bone);

/** A point of the right side mirrored to the given side. */
function onSide([x, y, z]: Vec3, side: Side): Vec3 {
  return [side === 'right' ? x : -x, y, z];
}

function bend({ abduct = 0, flex = 0, twist = 0 }: JointAngles, side: Side): Rotation {
  const outwards = side === 'right' ? 1 : -1;
  const swing = compose(rotation('z', outwards * abduct), rotation('x', -flex));
  return compose(swing, rotation('y', outwards * twist));
}

function anglesOf(pose: Pose, bone: Bone, side: Side): JointAngles {
  return (isMiddle(bone) ? pose.middle?.[bone] : pose[side]?.[bone]) ?? {};
}

function frameOf(pose: Pose, skeleton: Skeleton, bone: Bone, side: Side): Frame {
  const parent = PARENTS[bone];
  const base = parent
    ? frameOf(pose, skeleton, parent, side)
    : { origin: [0, 0, 0] as const, rotation: NO_ROTATION };
  const bendSide = isMiddle(bone) ? 'right' : side;
  const { flex = 0, ...angles } = anglesOf(pose, bone, side);
  const lift = bone === 'foot' ? (skeleton.heelLift ?? 0) : 0;
  return {
    origin: add(base.origin, rotate(base.rotation, onSide(skeleton.joints[bone], side))),
    rotation: compose(base.rotation, bend({ ...angles, flex: flex - lift }, bendSide)),
  };
}

/**
 * Forward kinematics: applies the joint angles to the skeleton and returns the coordinate system
 * of any bone.
 */
export function bodyIn(pose: Pose, skeleton: Skeleton): Body {
  const frames = new Map<string, Frame>();
  for (const side of ['left', 'right'] as const) {
    for (const bone of ALL_BONES) {
      frames.set(`${bone} ${side}`, frameOf(pose, skeleton, bone, side));
    }
  }
  return (bone, side) => frames.get(`${bone} ${side}`) ?? frameOf(pose, skeleton, bone, side);
}

/** Converts a point from a bone's coordinates, for the right side, to body coordinates. */
export function pointOn(body: Body, bone: Bone, at: Vec3, side: Side): Vec3 {
  const { origin, rotation } = body(bone, side);
  return add(origin, rotate(rotation, onSide(at, side)));
}

/** The height of a foot's lowest point in cm. */
export function soleHeight(body: Body, { sole }: Skeleton, side: Side): number {
  return Math.min(...sole.map((at) => pointOn(body, 'foot', at, side)[1]));
}

/** The posed body, moved vertically until its lower foot is on the ground. */
export function groundedBody(pose: Pose, skeleton: Skeleton): Body {
  const body = bodyIn(pose, skeleton);
  const rise = -Math.min(soleHeight(body, skeleton, 'left'), soleHeight(body, skeleton, 'right'));
  return (bone, side) => {
    const { origin, rotation } = body(bone, side);
    return { origin: add(origin, [0, rise, 0]), rotation };
  };
}
