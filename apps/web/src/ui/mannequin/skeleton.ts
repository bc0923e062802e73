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

/** Each bone's joint in the frame of its parent, for the viewer's right side; cm, 180 cm tall. */
const JOINTS: Record<Bone, { parent?: Bone; at: Vec3 }> = {
  pelvis: { at: [0, 96, 0] },
  spine: { parent: 'pelvis', at: [0, 7, 0] },
  chest: { parent: 'spine', at: [0, 13, 0] },
  neck: { parent: 'chest', at: [0, 33, -1] },
  head: { parent: 'neck', at: [0, 7.4, 1] },
  // The lats hang on it: a negative abduct opens them outwards, as the shoulder blade does.
  lat: { parent: 'chest', at: [8, -2, -4] },
  clavicle: { parent: 'chest', at: [3, 29, 3] },
  upperArm: { parent: 'clavicle', at: [17, 0, -3] },
  forearm: { parent: 'upperArm', at: [0, -30, 0] },
  hand: { parent: 'forearm', at: [0, -26, 0] },
  thigh: { parent: 'pelvis', at: [9.5, -3, 0] },
  shin: { parent: 'thigh', at: [0, -43, 0] },
  foot: { parent: 'shin', at: [0, -41, 0] },
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

function frameOf(pose: Pose, bone: Bone, side: Side): Frame {
  const { parent, at } = JOINTS[bone];
  const base = parent
    ? frameOf(pose, parent, side)
    : { origin: [0, 0, 0] as const, rotation: NO_ROTATION };
  const bendSide = isMiddle(bone) ? 'right' : side;
  return {
    origin: add(base.origin, rotate(base.rotation, onSide(at, side))),
    rotation: compose(base.rotation, bend(anglesOf(pose, bone, side), bendSide)),
  };
}

/** Forward kinematics: bends the joints of the skeleton and gives the frame of any bone. */
export function bodyIn(pose: Pose): Body {
  const frames = new Map<string, Frame>();
  for (const side of ['left', 'right'] as const) {
    for (const bone of [...MIDDLE_BONES, ...SIDE_BONES]) {
      frames.set(`${bone} ${side}`, frameOf(pose, bone, side));
    }
  }
  return (bone, side) => frames.get(`${bone} ${side}`) ?? frameOf(pose, bone, side);
}

/** A point given in a bone's frame, for the right side, in the space of the body. */
export function pointOn(body: Body, bone: Bone, at: Vec3, side: Side): Vec3 {
  const { origin, rotation } = body(bone, side);
  return add(origin, rotate(rotation, onSide(at, side)));
}

/** Under the heel, the ball and the toes, in the frame of the foot. */
const SOLE: readonly Vec3[] = [
  [0, -9, -4],
  [0, -9, 9],
  [0.4, -8.6, 14],
];

/** How high the lowest point of a foot is, cm. */
export function soleHeight(body: Body, side: Side): number {
  return Math.min(...SOLE.map((at) => pointOn(body, 'foot', at, side)[1]));
}

/** The posed body, moved up or down until its lower foot stands on the ground. */
export function groundedBody(pose: Pose): Body {
  const body = bodyIn(pose);
  const rise = -Math.min(soleHeight(body, 'left'), soleHeight(body, 'right'));
  return (bone, side) => {
    const { origin, rotation } = body(bone, side);
    return { origin: add(origin, [0, rise, 0]), rotation };
  };
}
