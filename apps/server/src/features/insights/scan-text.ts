import { type HealthSigns, readSigns, SAFETY_RULES_VERSION } from '@posedown/coaching';
import { inSlices } from '../../platform/in-slices.ts';

/** Holds and conditions found in text. Not stored with the text. */
export type HoldsRead = Pick<HealthSigns, 'holds' | 'statedHolds' | 'toConfirm'>;

/** The rules' findings in a text. */
export interface TextScan extends HoldsRead {
  /** The id of the most severe red flag. */
  redFlag: string | null;
  rulesVersion: number;
}

/** For text that isn't scanned for signs, such as a coach's. */
export const NO_FINDINGS: TextScan = {
  redFlag: null,
  rulesVersion: SAFETY_RULES_VERSION,
  holds: [],
  statedHolds: [],
  toConfirm: [],
};

/**
 * Scans an athlete's text for warning signs. Call it before the transaction that stores the text, because it takes
 * time and must not block a connection.
 */
export async function scanText(text: string | null | undefined): Promise<TextScan> {
  if (!text) return NO_FINDINGS;
  const { flag, ...holds } = await inSlices(readSigns(text));
  return { redFlag: flag?.id ?? null, rulesVersion: SAFETY_RULES_VERSION, ...holds };
}
