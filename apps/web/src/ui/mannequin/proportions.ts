import type { Anchor, Muscle, Part } from './anatomy-types.ts';
import { type Bone, type Joints, MAN_SKELETON, type Skeleton } from './skeleton.ts';
import { MAN_SURFACE, type TrunkSurface } from './trunk-surface.ts';

/**
 * A physique described by its differences from the man's, the body for which the anatomy is drawn.
 */
export interface Proportions {
  skeleton: Skeleton;
  surface: TrunkSurface;
  /** The thickness of a limb or muscle relative to the man's; default 1. */
  girth: Partial<Record<Bone, number>>;
  bulk: Partial<Record<Muscle, number>>;
}

/** The joint at the end of a bone, which determines its length. */
const NEXT: Partial<Record<Bone, Bone>> = {
  pelvis: 'spine',
  spine: 'chest',
  chest: 'neck',
  neck: 'head',
  upperArm: 'forearm',
  forearm: 'hand',
  thigh: 'shin',
  shin: 'foot',
};

/**
 * The length of a bone relative to the man's. Bones without a next joint keep the man's length.
 */
function lengthOf(bone: Bone, joints: Joints, girth: number): number {
  if (bone === 'clavicle') return joints.upperArm[0] / MAN_SKELETON.joints.upperArm[0];
  const next = NEXT[bone];
  return next ? joints[next][1] / MAN_SKELETON.joints[next][1] : girth;
}

/** The inward offset of a bone at a height: a woman's thighs lean toward the knees. */
function slantAt(bone: Bone, y: number, { skeleton: { joints } }: Proportions): number {
  const next = NEXT[bone];
  if (!next) return 0;
  const [x, end] = joints[next];
  return end === 0 ? 0 : (x * y) / end;
}

/** Maps a point of the man's body to another body. */
function reshapePoint([bone, x, y, z]: Anchor, shape: Proportions): Anchor {
  const girth = shape.girth[bone] ?? 1;
  const length = lengthOf(bone, shape.skeleton.joints, girth);
  if (bone === 'clavicle') return [bone, x * length, y * girth, z * girth];
  const [own, his] = [shape.surface(bone, y * length), MAN_SURFACE(bone, y)];
  if (!own || !his)
    return [bone, x * girth + slantAt(bone, y * length, shape), y * length, z * girth];
  return [bone, (x * own.width) / his.width, y * length, (z * own.depth) / his.depth];
}

/** Maps a part of the man's body to another body. */
export function reshape(part: Part, shape: Proportions): Part {
  const bulk = (part.muscle && shape.bulk[part.muscle]) ?? 1;
  const girth = ([bone]: Anchor) => (shape.girth[bone] ?? 1) * bulk;
  const point = (anchor: Anchor) => reshapePoint(anchor, shape);
  if (part.kind === 'plate') return { ...part, loop: part.loop.map(point) };
  if (part.kind === 'tube') {
    return {
      ...part,
      points: part.points.map(([at, width]) => [point(at), width * girth(at)] as const),
    };
  }
  return {
    ...part,
    rings: part.rings.map(
      ([at, width, depth]) => [point(at), width * girth(at), depth * girth(at)] as const,
    ),
  };
}
