import {
  type Anchor,
  anchorPoint,
  type Muscle,
  type Part,
  type Plate,
  type Rings,
  type Tube,
} from './anatomy-types.ts';
import { type Station, signedArea, smoothLoop, tubeOutline } from './outline.ts';
import {
  type Body,
  groundedBody,
  type Pose,
  pointOn,
  type Side,
  type Skeleton,
} from './skeleton.ts';
import { rotate, type Vec2, type Vec3 } from './vector.ts';

/** The parts of a body and the bones that carry them. */
export interface Figure {
  skeleton: Skeleton;
  parts: readonly Part[];
}

export interface Shape {
  path: string;
  muscle: Muscle | undefined;
  special: Part['special'];
  /** Larger is nearer to the viewer. */
  depth: number;
}

/** Muscles are drawn over the skin they shape. */
const MUSCLE_NEARER = 1.5;
/** The height of the drawing's top in cm; y grows downward from there. */
const TOP = 190;

const place = (body: Body, anchor: Anchor, side: Side): Vec3 =>
  pointOn(body, anchor[0], anchorPoint(anchor), side);

const toDrawing = ([x, y]: Vec3): Vec2 => [x, TOP - y];
const meanDepth = (points: readonly Vec3[]) =>
  points.reduce((sum, [, , z]) => sum + z, 0) / points.length;

function anchorsOf(part: Part): readonly Anchor[] {
  if (part.kind === 'plate') return part.loop;
  return part.kind === 'tube'
    ? part.points.map(([anchor]) => anchor)
    : part.rings.map(([anchor]) => anchor);
}

/** The apparent width of each ellipse or tube across a direction of the drawing. */
function widthsOf(part: Rings | Tube, body: Body, side: Side): Station['halfWidth'][] {
  if (part.kind === 'tube')
    return part.points.map(
      ([, halfWidth]) =>
        () =>
          halfWidth,
    );
  return part.rings.map(([[bone], halfWidth, halfDepth]) => {
    const { rotation } = body(bone, side);
    const [wide, deep] = [rotate(rotation, [1, 0, 0]), rotate(rotation, [0, 0, 1])];
    return ([x, y]) =>
      Math.hypot(halfWidth * (wide[0] * x - wide[1] * y), halfDepth * (deep[0] * x - deep[1] * y));
  });
}

/** The points of a part on one side. A middle loop is extended by its mirrored half. */
function pointsOf(part: Part, body: Body, side: Side): Vec3[] {
  const anchors = anchorsOf(part);
  const own = anchors.map((anchor) => place(body, anchor, side));
  if (part.kind !== 'plate' || part.where !== 'middle') return own;
  return [...own, ...anchors.map((anchor) => place(body, anchor, 'left')).reverse()];
}

const SIDE_ON = 0.8;

function isSideOn({ loop: [first] }: Plate, body: Body): boolean {
  return (
    first !== undefined &&
    Math.abs(rotate(body(first[0], 'right').rotation, [0, 0, 1])[0]) > SIDE_ON
  );
}

function shapeOf(part: Part, body: Body, side: Side): Shape | undefined {
  const points = pointsOf(part, body, side);
  const flat = points.map(toDrawing);
  const shape = {
    muscle: part.muscle,
    special: part.special,
    depth: meanDepth(points) + (part.nearer ?? 0) + (part.muscle ? MUSCLE_NEARER : 0),
  };
  if (part.kind !== 'plate') {
    const stations = widthsOf(part, body, side).map((halfWidth, index) => ({
      at: flat[index] ?? ([0, 0] as const),
      halfWidth,
    }));
    return { ...shape, path: smoothLoop(tubeOutline(stations)) };
  }
  // In the front view, a profile is only a line.
  const isOff = isSideOn(part, body) ? part.isHiddenInProfile : part.where === 'profile';
  if (isOff) return undefined;
  // A plate on the far side would show its inner face, which the body hides.
  const facing = signedArea(flat) * (side === 'right' ? 1 : -1) > 0;
  if (part.where === 'both' && !facing) return undefined;
  return { ...shape, path: smoothLoop(flat, part.tension) };
}

/**
 * Draws the parts of a posed body as paths, farthest first. One unit is one centimeter. The view
 * is determined by the rotation of the pelvis: 0 is the front, 90 has the left side near, 180 is
 * the back.
 */
export function drawFigure({ parts, skeleton }: Figure, pose: Pose): Shape[] {
  const body = groundedBody(pose, skeleton);
  const sidesOf = (part: Part): Side[] => (part.where === 'both' ? ['left', 'right'] : ['right']);
  return parts
    .flatMap((part) => sidesOf(part).map((side) => shapeOf(part, body, side)))
    .filter((shape) => shape !== undefined)
    .sort((a, b) => a.depth - b.depth);
}
