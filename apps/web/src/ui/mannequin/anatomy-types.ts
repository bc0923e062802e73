import type { Bone } from './skeleton.ts';
import type { Vec3 } from './vector.ts';

/** The muscles that a pose can highlight. */
export const MUSCLES = [
  'neck',
  'trapezius',
  'upper-back',
  'front-deltoids',
  'side-deltoids',
  'rear-deltoids',
  'pectorals',
  'lats',
  'serratus',
  'abdominals',
  'obliques',
  'biceps',
  'triceps',
  'forearms',
  'quadriceps',
  'adductors',
  'calves',
  'lower-back',
  'glutes',
  'hamstrings',
] as const;
export type Muscle = (typeof MUSCLES)[number];

/** All heads of the shoulder, which a pose highlights together. */
export const DELTOIDS = ['front-deltoids', 'rear-deltoids'] as const;

/** A point in the coordinate system of a bone, for the viewer's right side, in cm. */
export type Anchor = readonly [bone: Bone, x: number, y: number, z: number];

interface Common {
  muscle?: Muscle;
  /** Materials other than muscle and plain skin. */
  special?: 'head' | 'cloth';
  /**
   * 'both' is drawn twice, mirrored. 'middle' is drawn once, with its loop mirrored. 'profile' is
   * drawn once as it is: the outline in the side view.
   */
  where: 'both' | 'middle' | 'profile';
  /** Added to the depth in cm; higher values are drawn over others. */
  nearer?: number;
}

/** A muscle belly or a limb: a tube along its points, each with its half width in cm. */
export interface Tube extends Common {
  kind: 'tube';
  points: readonly (readonly [at: Anchor, halfWidth: number])[];
}

/** A flat muscle or a piece of skin: a smooth loop of points, clockwise as seen from outside. */
export interface Plate extends Common {
  kind: 'plate';
  loop: readonly Anchor[];
  /** Hidden in the side view, where 'profile' parts are drawn. */
  isHiddenInProfile?: true;
  /** Curve tension; smaller values are rounder. */
  tension?: number;
}

/**
 * The trunk or the head as a stack of ellipses, whose outline is correct from every side. Each has
 * its center, half width and half depth in cm.
 */
export interface Rings extends Common {
  kind: 'rings';
  rings: readonly (readonly [at: Anchor, halfWidth: number, halfDepth: number])[];
}

export type Part = Tube | Plate | Rings;

export const anchorPoint = ([, x, y, z]: Anchor): Vec3 => [x, y, z];
