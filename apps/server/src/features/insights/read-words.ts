import { readSigns, SAFETY_RULES_VERSION, type SignsRead } from '@posedown/coaching';
import { inSlices } from '../../platform/in-slices.ts';

/** What words put on hold, or ask the coach to confirm; nothing of it is stored beside the words. */
export type HoldsRead = Pick<SignsRead, 'holds' | 'statedHolds' | 'toConfirm'>;

/** What the rules found in words. */
export interface WordsRead extends HoldsRead {
  /** The id of the gravest red flag in them. */
  redFlag: string | null;
  rulesVersion: number;
}

/** For words that aren't searched for signs, such as a coach's. */
export const NOTHING_READ: WordsRead = {
  redFlag: null,
  rulesVersion: SAFETY_RULES_VERSION,
  holds: [],
  statedHolds: [],
  toConfirm: [],
};

/**
 * Searches what an athlete writes for warning signs. Call it before the transaction that stores the words: it can
 * take a while and must not hold a connection.
 */
export async function readWords(text: string | null | undefined): Promise<WordsRead> {
  if (!text) return NOTHING_READ;
  const { flag, ...holds } = await inSlices(readSigns(text));
  return { redFlag: flag?.id ?? null, rulesVersion: SAFETY_RULES_VERSION, ...holds };
}
