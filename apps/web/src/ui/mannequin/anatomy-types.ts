import type { Bone } from './skeleton.ts';
import type { Vec3 } from './vector.ts';

/** The muscles that a pose can light. */
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

/** The shoulder, which a pose shows as one. */
export const DELTOIDS = ['front-deltoids', 'rear-deltoids'] as const;

/** A point in the frame of a bone, for the viewer's right side; cm. */
export type Anchor = readonly [bone: Bone, x: number, y: number, z: number];

interface Common {
  muscle?: Muscle;
  /** What is neither muscle nor plain skin. */
  special?: 'head' | 'cloth';
  /**
   * 'both' is drawn twice, mirrored; 'middle' once, its loop mirrored; 'profile' once as it is: the
   * outline as seen from the side.
   */
  where: 'both' | 'middle' | 'profile';
  /** Drawn over what is less near; added to the depth at which it lies, cm. */
  nearer?: number;
}

/** A muscle belly or a limb: a tube along its points, each with the half width there, cm. */
export interface Tube extends Common {
  kind: 'tube';
  points: readonly (readonly [at: Anchor, halfWidth: number])[];
}

/** A flat muscle or a piece of skin: a smooth loop of points, clockwise as seen from outside. */
export interface Plate extends Common {
  kind: 'plate';
  loop: readonly Anchor[];
  /** Left out where what is 'profile' is drawn. */
  isOffInProfile?: true;
  /** Smaller is rounder. */
  tension?: number;
}

/**
 * The trunk or the head as a stack of ellipses: their outline is right from every side. Each has
 * its centre, half its width and half its depth, cm.
 */
export interface Rings extends Common {
  kind: 'rings';
  rings: readonly (readonly [at: Anchor, halfWidth: number, halfDepth: number])[];
}

export type Part = Tube | Plate | Rings;

export const anchorPoint = ([, x, y, z]: Anchor): Vec3 => [x, y, z];
