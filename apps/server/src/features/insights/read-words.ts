import { SAFETY_RULES_VERSION, spotSign } from '@posedown/coaching';
import { inSlices } from '../../platform/in-slices.ts';

/** What the rules found in words, as it is stored beside them. */
export interface WordsRead {
  /** The id of the gravest red flag in them. */
  redFlag: string | null;
  rulesVersion: number;
}

/** For words that aren't searched for signs, such as a coach's. */
export const NOTHING_READ: WordsRead = { redFlag: null, rulesVersion: SAFETY_RULES_VERSION };

/**
 * Searches what an athlete writes for warning signs. Call it before the transaction that stores the words: it can
 * take a while and must not hold a connection.
 */
export async function readWords(text: string | null | undefined): Promise<WordsRead> {
  if (!text) return NOTHING_READ;
  const flag = await inSlices(spotSign(text));
  return { redFlag: flag?.id ?? null, rulesVersion: SAFETY_RULES_VERSION };
}
