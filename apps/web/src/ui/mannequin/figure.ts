import { type Anchor, anchorPoint, type Muscle, type Part } from './anatomy-types.ts';
import { signedArea, smoothLoop, tubeOutline } from './outline.ts';
import { type Body, bodyIn, type Pose, pointOn, type Side } from './skeleton.ts';
import type { Vec2, Vec3 } from './vector.ts';

export interface Shape {
  path: string;
  muscle: Muscle | undefined;
  special: Part['special'];
  /** Larger is nearer to the viewer. */
  depth: number;
}

/** Muscles lie on the skin they shape. */
const MUSCLE_NEARER = 1.5;
/** The height at which the drawing has its top, cm; y grows downwards from there. */
const TOP = 190;

const place = (body: Body, anchor: Anchor, side: Side): Vec3 =>
  pointOn(body, anchor[0], anchorPoint(anchor), side);

const toDrawing = ([x, y]: Vec3): Vec2 => [x, TOP - y];
const meanDepth = (points: readonly Vec3[]) =>
  points.reduce((sum, [, , z]) => sum + z, 0) / points.length;

/** The points of a part on one side; a middle loop gets its mirrored half behind it. */
function pointsOf(part: Part, body: Body, side: Side): Vec3[] {
  const anchors = part.kind === 'tube' ? part.points.map(([anchor]) => anchor) : part.loop;
  const own = anchors.map((anchor) => place(body, anchor, side));
  if (part.kind === 'tube' || part.where === 'both') return own;
  return [...own, ...anchors.map((anchor) => place(body, anchor, 'left')).reverse()];
}

function shapeOf(part: Part, body: Body, side: Side): Shape | undefined {
  const points = pointsOf(part, body, side);
  const flat = points.map(toDrawing);
  const shape = {
    muscle: part.muscle,
    special: part.special,
    depth: meanDepth(points) + (part.nearer ?? 0) + (part.muscle ? MUSCLE_NEARER : 0),
  };
  if (part.kind === 'tube') {
    const stations = part.points.map(([, halfWidth], index) => ({
      at: flat[index] ?? ([0, 0] as const),
      halfWidth,
    }));
    return { ...shape, path: smoothLoop(tubeOutline(stations)) };
  }
  // A plate on the far side turns its inner face to us: it is hidden by the body.
  const facing = signedArea(flat) * (side === 'right' ? 1 : -1) > 0;
  if (part.muscle && part.where === 'both' && !facing) return undefined;
  return { ...shape, path: smoothLoop(flat, part.tension) };
}

/**
 * Draws the parts of a posed body, seen from the front, as paths with the farthest first. One unit
 * is one centimetre. Another view is a turn of the pelvis and the plates of that side.
 */
export function drawFigure(parts: readonly Part[], pose: Pose): Shape[] {
  const body = bodyIn(pose);
  const sidesOf = (part: Part): Side[] => (part.where === 'middle' ? ['right'] : ['left', 'right']);
  return parts
    .flatMap((part) => sidesOf(part).map((side) => shapeOf(part, body, side)))
    .filter((shape) => shape !== undefined)
    .sort((a, b) => a.depth - b.depth);
}
