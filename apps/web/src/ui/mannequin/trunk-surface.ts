import type { Anchor, Part, Rings } from './anatomy-types.ts';
import type { Bone } from './skeleton.ts';

/** The trunk from the crotch to the neck; deeper at the chest and the seat than at the waist. */
export const TRUNK_RINGS: Rings['rings'] = [
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

/** How far above the pelvis each bone of the trunk begins, cm. */
const BASE: Partial<Record<Bone, number>> = { pelvis: 0, spine: 7, chest: 20 };

const STACK = TRUNK_RINGS.map(([[bone, , y, z], width, depth]) => ({
  height: (BASE[bone] ?? 0) + y,
  z,
  width,
  depth,
}));

/** The ellipse at a height above the pelvis. */
function ringAt(height: number) {
  const upper = STACK.find((ring) => ring.height >= height) ?? STACK.at(-1);
  const lower = STACK.findLast((ring) => ring.height <= height) ?? STACK[0];
  if (!upper || !lower) throw new Error('the trunk has no rings');
  const share =
    upper.height === lower.height ? 0 : (height - lower.height) / (upper.height - lower.height);
  const between = (a: number, b: number) => a + (b - a) * share;
  return {
    z: between(lower.z, upper.z),
    width: between(lower.width, upper.width),
    depth: between(lower.depth, upper.depth),
  };
}

/** Puts a point of the trunk onto its surface, in front or behind; other bones keep theirs. */
function ontoSurface([bone, x, y, z]: Anchor, face: 1 | -1): Anchor {
  const base = BASE[bone];
  if (base === undefined) return [bone, x, y, z];
  const ring = ringAt(base + y);
  const share = Math.min(1, Math.abs(x) / ring.width);
  return [bone, x, y, ring.z + face * ring.depth * Math.sqrt(1 - share * share)];
}

function wrap(part: Part, face: 1 | -1): Part {
  if (!part.muscle || part.where !== 'both') return part;
  if (part.kind === 'plate') {
    return { ...part, loop: part.loop.map((anchor) => ontoSurface(anchor, face)) };
  }
  if (part.kind === 'rings') return part;
  return {
    ...part,
    points: part.points.map(([anchor, width]) => [ontoSurface(anchor, face), width] as const),
  };
}

/** The muscles of the front, laid on the trunk. */
export const wrapFront = (part: Part): Part =>
  // From the front the lats are seen beside the trunk, behind its edge.
  part.muscle === 'lats' ? part : wrap(part, 1);
/** The muscles of the back, laid on the trunk. */
export const wrapBack = (part: Part): Part => wrap(part, -1);
