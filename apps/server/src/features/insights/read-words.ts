import { SAFETY_RULES_VERSION, spotSign } from '@posedown/coaching';
import { inSlices } from '../../platform/in-slices.ts';

/** What the rules found in words, as it is stored beside them. */
export interface WordsRead {
  /** The id of the gravest red flag in them. */
  redFlag: string | null;
  rulesVersion: number;
}

/** Of words in which no sign is looked for, such as a coach's. */
export const NOTHING_READ: WordsRead = { redFlag: null, rulesVersion: SAFETY_RULES_VERSION };

/**
 * Reads what an athlete writes for warning signs. Call it before the transaction that stores the words: reading takes
 * its time, and nobody may wait for it with a connection in hand.
 */
export async function readWords(text: string | null | undefined): Promise<WordsRead> {
  if (!text) return NOTHING_READ;
  const flag = await inSlices(spotSign(text));
  return { redFlag: flag?.id ?? null, rulesVersion: SAFETY_RULES_VERSION };
}
