import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { drawIdsBy } from '../platform/db/schema/columns.ts';

/*
 * Each file draws the same ids in every run, one millisecond after the other. An athlete's id is the seed of their
 * plans: left to chance, one run in some dozens meets a plan that no other has met.
 */
const FIRST = Date.parse('2026-11-21T09:00:00Z');
let drawn = 0;
drawIdsBy(() => {
  drawn += 1;
  const random = createHash('sha256').update(`id ${drawn}`).digest().subarray(0, 16);
  return uuidv7({ msecs: FIRST + drawn, seq: 0, random });
});
