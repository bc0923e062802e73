import { HEAD, LIMBS_BEHIND } from './anatomy-behind.ts';
import { FISTS, LIMBS } from './anatomy-limbs.ts';
import { FRONT, TRUNKS } from './anatomy-trunk.ts';
import type { Part, Rings } from './anatomy-types.ts';
import type { Figure } from './figure.ts';
import { MAN_SKELETON } from './skeleton.ts';
import { MAN_SURFACE, MAN_TRUNK, type TrunkSurface, wrapFront } from './trunk-surface.ts';

const unchanged = (part: Part) => part;

/**
 * The parts of a body that are visible from the front, projected onto its trunk, without hands and
 * clothes.
 */
export function frontOn(rings: Rings['rings'], surface: TrunkSurface, change = unchanged): Part[] {
  return [
    { kind: 'rings', where: 'middle', rings },
    ...FRONT.map((part) => wrapFront(change(part), surface)),
    ...[...LIMBS, ...HEAD, ...LIMBS_BEHIND].map(change),
  ];
}

/** The man in posing trunks with closed fists, front view only, which keeps it small. */
export const MAN_FROM_THE_FRONT: Figure = {
  skeleton: MAN_SKELETON,
  parts: [...frontOn(MAN_TRUNK, MAN_SURFACE), ...FISTS, ...TRUNKS],
};
