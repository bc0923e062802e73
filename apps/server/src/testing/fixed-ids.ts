import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { drawIdsBy } from '../platform/db/schema/columns.ts';

/**
 * Each file gets the same ids in every run. An athlete's id seeds their plans: random ids would rarely produce a plan
 * no other run has.
 */
const FIRST = Date.parse('2026-11-21T09:00:00Z');
let drawn = 0;
drawIdsBy(() => {
  drawn += 1;
  const random = createHash('sha256').update(`id ${drawn}`).digest().subarray(0, 16);
  return uuidv7({ msecs: FIRST + drawn, seq: 0, random });
});
