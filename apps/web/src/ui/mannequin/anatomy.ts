import { BACK, LIMBS_BEHIND } from './anatomy-back.ts';
import { LIMBS } from './anatomy-limbs.ts';
import { TRUNK, TRUNKS } from './anatomy-trunk.ts';
import type { Part } from './anatomy-types.ts';

/** The whole body, without clothes. */
export const BODY: readonly Part[] = [...TRUNK, ...BACK, ...LIMBS, ...LIMBS_BEHIND];

/** The body in its posing trunks. */
export const DRESSED: readonly Part[] = [...BODY, ...TRUNKS];
