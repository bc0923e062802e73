/**
 * Reasons for a diet hold: a red flag, or a mentioned condition from the block row of `science.md`, section 2. A
 * hold lasts until the coach lifts it.
 */
export const HOLD_KINDS = [
  'crisis',
  'cardiac',
  'emergency',
  'eating_disorder',
  'pregnancy',
  'low_energy',
  'medical',
] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/** A hold's source: the athlete's text, a peak-week report, health answers, or their coach. */
export const HOLD_SOURCES = [
  'message',
  'check-in',
  'weekly-check-in',
  'entry',
  'question',
  'peak-week',
  'answers',
  'coach',
] as const;
export type HoldSource = (typeof HOLD_SOURCES)[number];

/** Length limits of a coach's reason for placing or lifting a hold. [our choice] */
export const HOLD_REASON_LIMIT = { min: 10, max: 500 } as const;
