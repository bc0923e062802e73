import { FISTS } from './anatomy-limbs.ts';
import { TRUNKS } from './anatomy-trunk.ts';
import type { Part } from './anatomy-types.ts';
import { bodyOn } from './body.ts';
import { assembleBody, type Build } from './build.ts';
import { OPEN_HANDS } from './open-hands.ts';
import { type Proportions, reshape } from './proportions.ts';
import { SIDE_DELTOIDS } from './side-deltoids.ts';
import { MAN_SKELETON } from './skeleton.ts';
import { MAN_SURFACE, MAN_TRUNK } from './trunk-surface.ts';

/** Shorts from the waist to this many centimeters below the hip. */
const shorts = (hem: number): readonly Part[] => [
  {
    kind: 'rings',
    special: 'cloth',
    where: 'middle',
    nearer: 12,
    rings: [
      [['pelvis', 0, 4.4, -1], 15.2, 10.2],
      [['pelvis', 0, 3, -1.2], 15.6, 10.6],
      [['pelvis', 0, -2, -2.2], 17, 11.8],
      [['pelvis', 0, -8, -2.4], 15.6, 11.4],
      [['pelvis', 0, -12.6, -2], 7, 8],
      [['pelvis', 0, -14, -2], 2.4, 4],
    ],
  },
  {
    kind: 'tube',
    where: 'both',
    special: 'cloth',
    nearer: 15,
    points: [
      [['thigh', -1, 6, 0], 6.2],
      [['thigh', 1.6, -hem * 0.3, 0.6], 10.5],
      [['thigh', 1.9, -hem * 0.7, 0.8], 11],
      [['thigh', 1.8, -hem, 0.8], 11.4 - hem * 0.05],
    ],
  },
];

/** Longer than posing trunks, as worn in classic physique. */
const CLASSIC_TRUNKS = shorts(10);
const BOARD_SHORTS = shorts(37);

/** A man's whole body, without hands and clothes. */
const MAN_BODY = bodyOn(MAN_TRUNK, MAN_SURFACE);

function manWith(body: readonly Part[], clothes: readonly Part[]): Build {
  const partGroups = {
    body,
    clothes,
    fists: FISTS,
    openHands: OPEN_HANDS,
    sideDeltoids: SIDE_DELTOIDS,
  };
  return assembleBody(MAN_SKELETON, partGroups, 'fists');
}

/** Slimmer limbs than a bodybuilder's. */
const LIGHTER: Proportions = {
  skeleton: MAN_SKELETON,
  surface: MAN_SURFACE,
  girth: { upperArm: 0.9, forearm: 0.9, clavicle: 0.94, lat: 0.94, thigh: 0.92, shin: 0.92 },
  bulk: {},
};

export const manInTrunks = (): Build => manWith(MAN_BODY, TRUNKS);
export const manInClassicTrunks = (): Build => manWith(MAN_BODY, CLASSIC_TRUNKS);
export const manInShorts = (): Build =>
  manWith(
    bodyOn(MAN_TRUNK, MAN_SURFACE, (part) => reshape(part, LIGHTER)),
    BOARD_SHORTS,
  );
