import { add, compose, NO_ROTATION, type Rotation, rotate, turn, type Vec3 } from './vector.ts';

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
 * How a joint is bent, in degrees from standing with the arms hanging and the palms to the thighs.
 * The same angles on both sides make a symmetric pose.
 */
export interface JointAngles {
  /** Away from the middle of the body; for the middle bones, towards the viewer's right. */
  abduct?: number;
  /** Forwards: the arm and the thigh lift, the elbow bends. Negative bends the knee. */
  flex?: number;
  /** About the bone's own axis, outwards. */
  twist?: number;
}

/** Where a bone is and how it is turned. */
export interface Frame {
  origin: Vec3;
  rotation: Rotation;
}

/** A pose: the joints that are bent. `left` and `right` are the viewer's. */
export interface Pose {
  middle?: Partial<Record<MiddleBone, JointAngles>>;
  left?: Partial<Record<SideBone, JointAngles>>;
  right?: Partial<Record<SideBone, JointAngles>>;
}

/** The frames of a posed body. */
export type Body = (bone: Bone, side: Side) => Frame;

const PARENTS: Partial<Record<Bone, Bone>> = {
  spine: 'pelvis',
  chest: 'spine',
  neck: 'chest',
  head: 'neck',
  // The lats hang on it: a negative abduct opens them outwards, as the shoulder blade does.
  lat: 'chest',
  clavicle: 'chest',
  upperArm: 'clavicle',
  forearm: 'upperArm',
  hand: 'forearm',
  thigh: 'pelvis',
  shin: 'thigh',
  foot: 'shin',
};

/** Each bone's joint in the frame of its parent, for the viewer's right side; cm. */
export type Joints = Readonly<Record<Bone, Vec3>>;

/** What the same joint angles bend: every build has its own. */
export interface Skeleton {
  joints: Joints;
  /** Under the heel, the ball and the toes, in the frame of the foot. */
  sole: readonly Vec3[];
  /** How far its shoes lift the heel, degrees. */
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

/** A point of the right side, on the given side. */
function onSide([x, y, z]: Vec3, side: Side): Vec3 {
  return [side === 'right' ? x : -x, y, z];
}

function bend({ abduct = 0, flex = 0, twist = 0 }: JointAngles, side: Side): Rotation {
  const outwards = side === 'right' ? 1 : -1;
  const swing = compose(turn('z', outwards * abduct), turn('x', -flex));
  return compose(swing, turn('y', outwards * twist));
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

/** Forward kinematics: bends the joints of the skeleton and gives the frame of any bone. */
export function bodyIn(pose: Pose, skeleton: Skeleton): Body {
  const frames = new Map<string, Frame>();
  for (const side of ['left', 'right'] as const) {
    for (const bone of ALL_BONES) {
      frames.set(`${bone} ${side}`, frameOf(pose, skeleton, bone, side));
    }
  }
  return (bone, side) => frames.get(`${bone} ${side}`) ?? frameOf(pose, skeleton, bone, side);
}

/** A point given in a bone's frame, for the right side, in the space of the body. */
export function pointOn(body: Body, bone: Bone, at: Vec3, side: Side): Vec3 {
  const { origin, rotation } = body(bone, side);
  return add(origin, rotate(rotation, onSide(at, side)));
}

/** How high the lowest point of a foot is, cm. */
export function soleHeight(body: Body, { sole }: Skeleton, side: Side): number {
  return Math.min(...sole.map((at) => pointOn(body, 'foot', at, side)[1]));
}

/** The posed body, moved up or down until its lower foot stands on the ground. */
export function groundedBody(pose: Pose, skeleton: Skeleton): Body {
  const body = bodyIn(pose, skeleton);
  const rise = -Math.min(soleHeight(body, skeleton, 'left'), soleHeight(body, skeleton, 'right'));
  return (bone, side) => {
    const { origin, rotation } = body(bone, side);
    return { origin: add(origin, [0, rise, 0]), rotation };
  };
}
