import { readSigns, SAFETY_RULES_VERSION, type SignsRead } from '@posedown/coaching';
import { inSlices } from '../../platform/in-slices.ts';

/** What text puts on hold or asks the coach to confirm; not stored with the text. */
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
 * Scans an athlete's text for warning signs. Call it before the transaction that stores the text: it takes time and
 * must not block a connection.
 */
export async function readWords(text: string | null | undefined): Promise<WordsRead> {
  if (!text) return NOTHING_READ;
  const { flag, ...holds } = await inSlices(readSigns(text));
  return { redFlag: flag?.id ?? null, rulesVersion: SAFETY_RULES_VERSION, ...holds };
}
