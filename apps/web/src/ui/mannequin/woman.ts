import { FISTS } from './anatomy-limbs.ts';
import type { Muscle, Part, Rings } from './anatomy-types.ts';
import { bodyOn } from './body.ts';
import { assembleBody, type Build } from './build.ts';
import { OPEN_HANDS } from './open-hands.ts';
import { type Proportions, reshape } from './proportions.ts';
import { SIDE_DELTOIDS } from './side-deltoids.ts';
import type { Joints, Skeleton } from './skeleton.ts';
import { trunkSurface } from './trunk-surface.ts';
import { HAIR, HEEL_LIFT, SHOE_SOLE, SHOES, twoPiece } from './woman-wear.ts';

/**
 * The build of a division. Each value ranges from 0, the least muscle that is competitive, to 1,
 * the most.
 */
export interface Physique {
  upperBody: number;
  lowerBody: number;
}

const between = (min: number, max: number) => (share: number) =>
  Math.round((min + (max - min) * share) * 1000) / 1000;

/** A woman of 168 cm. */
function jointsOf({ upperBody, lowerBody }: Physique): Joints {
  return {
    pelvis: [0, 91, 0],
    spine: [0, 6.6, 0],
    chest: [0, 12.4, 0],
    neck: [0, 29.4, -1],
    head: [0, 7.8, 1],
    lat: [6.4, -1.8, -3.4],
    clavicle: [2.6, 25.8, 2.4],
    upperArm: [between(13, 14.8)(upperBody), 0, -2.8],
    forearm: [0, -27.4, 0],
    hand: [0, -23.4, 0],
    thigh: [between(8.8, 9.2)(lowerBody), -3, 0],
    shin: [-2.4, -41, 0],
    foot: [0, -38.6, 0],
  };
}

/** A woman's trunk: wide hips, a small waist and narrow ribs. */
function trunkOf({ upperBody, lowerBody }: Physique): Rings['rings'] {
  const waist = between(10, 11.8)(upperBody);
  const ribs = between(12.6, 15)(upperBody);
  const hips = between(15.6, 17)(lowerBody);
  const seat = between(11, 12.6)(lowerBody);
  return [
    [['pelvis', 0, -12, -1], 5.6, 6],
    [['pelvis', 0, -7, -3], hips - 2.6, seat - 0.8],
    [['pelvis', 0, -2, -3], hips, seat],
    [['pelvis', 0, 3.4, -1.4], hips - 1.6, seat - 2],
    [['spine', 0, 1.6, -0.2], waist + 1, 7.8],
    [['spine', 0, 7, 0.2], waist, 7.4],
    [['chest', 0, 1, 0.4], waist + 0.8, 8.2],
    [['chest', 0, 8, 0.2], ribs - 0.4, 9.8],
    [['chest', 0, 15.6, 0.2], ribs, 10.6],
    [['chest', 0, 22, -0.2], ribs - 1.2, 9.4],
    [['chest', 0, 26.4, -1.4], ribs - 4.4, 7.4],
    [['chest', 0, 29.8, -1.6], 6, 5.4],
  ];
}

function girthOf({ upperBody, lowerBody }: Physique): Proportions['girth'] {
  const arm = between(0.64, 0.88)(upperBody);
  return {
    clavicle: between(0.66, 0.9)(upperBody),
    upperArm: arm,
    forearm: between(0.66, 0.82)(upperBody),
    hand: 0.79,
    lat: between(0.5, 0.85)(upperBody),
    neck: between(0.62, 0.76)(upperBody),
    head: 0.95,
    thigh: between(0.78, 0.98)(lowerBody),
    shin: between(0.78, 0.92)(lowerBody),
    foot: 0.86,
  };
}

/** Smaller muscle bellies on lean bodies show more skin between them. */
function bulkOf({ upperBody, lowerBody }: Physique): Proportions['bulk'] {
  const upper = between(0.86, 1)(upperBody);
  const lower = between(0.88, 1)(lowerBody);
  const bulk: Partial<Record<Muscle, number>> = { quadriceps: lower, hamstrings: lower };
  for (const muscle of ['biceps', 'triceps', 'forearms', 'serratus', 'neck'] as const)
    bulk[muscle] = upper;
  return bulk;
}

const BARE_SOLE: Skeleton['sole'] = [
  [0, -7.8, -3.4],
  [0, -7.8, 7.8],
  [0.4, -7.4, 12],
];

/** The woman in a two-piece, barefoot or in stage shoes. */
export function womanOf(physique: Physique, inHeels: boolean): Build {
  const joints = jointsOf(physique);
  const rings = trunkOf(physique);
  const surface = trunkSurface(rings, joints);
  const skeleton: Skeleton = inHeels
    ? { joints, sole: SHOE_SOLE, heelLift: HEEL_LIFT }
    : { joints, sole: BARE_SOLE };
  const shape = { skeleton, surface, girth: girthOf(physique), bulk: bulkOf(physique) };
  const change = (part: Part) => reshape(part, shape);
  const partGroups = {
    body: [...bodyOn(rings, surface, change), ...HAIR.map(change)],
    clothes: [...twoPiece(surface), ...(inHeels ? SHOES : [])],
    fists: FISTS.map(change),
    openHands: OPEN_HANDS.map(change),
    sideDeltoids: change(SIDE_DELTOIDS),
  };
  return assembleBody(skeleton, partGroups, 'open');
}
