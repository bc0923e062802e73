import type { Anchor, Part, Rings } from './anatomy-types.ts';
import { type Bone, type Joints, MAN_SKELETON } from './skeleton.ts';

/**
 * A man's trunk from the crotch to the neck; deeper at the chest and the glutes than at the waist.
 */
export const MAN_TRUNK: Rings['rings'] = [
  [['pelvis', 0, -12, -1], 6, 6],
  [['pelvis', 0, -7, -2.4], 12.5, 10],
  [['pelvis', 0, -2, -2.4], 16.2, 11.2],
  [['pelvis', 0, 4, -1], 15, 9.8],
  [['spine', 0, 2, 0.2], 13.4, 8.8],
  [['spine', 0, 9, 0.6], 14.2, 9.2],
  [['chest', 0, 3, 0.4], 16.6, 11],
  [['chest', 0, 10, 0], 18.6, 12.8],
  [['chest', 0, 18, 0.4], 19.2, 13.8],
  [['chest', 0, 25, 0], 17.5, 12.2],
  [['chest', 0, 30, -1.4], 13, 9.4],
  [['chest', 0, 33.5, -1.6], 8, 6.6],
];

/** The skin of a trunk: the ellipse at a point's height; undefined for the bones of limbs. */
export type TrunkSurface = (bone: Bone, y: number) => Ellipse | undefined;

interface Ellipse {
  z: number;
  width: number;
  depth: number;
}

/** The surface around the rings of a trunk. */
export function trunkSurface(rings: Rings['rings'], joints: Joints): TrunkSurface {
  /** The height in cm above the pelvis at which each trunk bone starts. */
  const base: Partial<Record<Bone, number>> = {
    pelvis: 0,
    spine: joints.spine[1],
    chest: joints.spine[1] + joints.chest[1],
  };
  const stack = rings.map(([[bone, , y, z], width, depth]) => ({
    height: (base[bone] ?? 0) + y,
    z,
    width,
    depth,
  }));
  return (bone, y) => {
    const from = base[bone];
    if (from === undefined) return undefined;
    const height = from + y;
    const upper = stack.find((ring) => ring.height >= height) ?? stack.at(-1);
    const lower = stack.findLast((ring) => ring.height <= height) ?? stack[0];
    if (!upper || !lower) throw new Error('the trunk has no rings');
    const share =
      upper.height === lower.height ? 0 : (height - lower.height) / (upper.height - lower.height);
    const between = (a: number, b: number) => a + (b - a) * share;
    return {
      z: between(lower.z, upper.z),
      width: between(lower.width, upper.width),
      depth: between(lower.depth, upper.depth),
    };
  };
}

export const MAN_SURFACE = trunkSurface(MAN_TRUNK, MAN_SKELETON.joints);

/** Projects a point of the trunk onto its surface, front or back. Points of other bones stay. */
function ontoSurface([bone, x, y, z]: Anchor, face: 1 | -1, surface: TrunkSurface): Anchor {
  const ring = surface(bone, y);
  if (!ring) return [bone, x, y, z];
  const share = Math.min(1, Math.abs(x) / ring.width);
  return [bone, x, y, ring.z + face * ring.depth * Math.sqrt(1 - share * share)];
}

function wrap(part: Part, face: 1 | -1, surface: TrunkSurface): Part {
  if (part.kind === 'rings' || part.where !== 'both') return part;
  const onto = (anchor: Anchor) => ontoSurface(anchor, face, surface);
  if (part.kind === 'plate') return { ...part, loop: part.loop.map(onto) };
  return { ...part, points: part.points.map(([anchor, width]) => [onto(anchor), width] as const) };
}

/** Projects a part onto the front of a trunk. */
export const wrapFront = (part: Part, surface: TrunkSurface): Part =>
  // In the front view the lats are visible at the sides of the trunk, behind its edge.
  part.muscle === 'lats' ? part : wrap(part, 1, surface);
/** Projects a part onto the back of a trunk. */
export const wrapBack = (part: Part, surface: TrunkSurface): Part => wrap(part, -1, surface);
