import { frontOn } from './anatomy.ts';
import { BACK } from './anatomy-back.ts';
import type { Part, Rings } from './anatomy-types.ts';
import { type TrunkSurface, wrapBack } from './trunk-surface.ts';

/**
 * A whole body on its trunk, without hands and clothes. `change` adapts the man's parts to another
 * build.
 */
export const bodyOn = (
  rings: Rings['rings'],
  surface: TrunkSurface,
  change: (part: Part) => Part = (part) => part,
): Part[] => [
  ...frontOn(rings, surface, change),
  ...BACK.map((part) => wrapBack(change(part), surface)),
];
