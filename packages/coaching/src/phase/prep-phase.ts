/** The phases of a prep, from far out to the show (specification, section 4). */
export const PREP_PHASES = ['Early Prep', 'Mid Prep', 'Final Push', 'Peak Week'] as const;
export type PrepPhase = (typeof PREP_PHASES)[number];

export const URGENCIES = ['urgent', 'moderate', 'relaxed'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Over 12 weeks out Early Prep, over 6 Mid Prep, over 2 Final Push, otherwise Peak Week. */
export function prepPhaseAt(weeksOut: number): PrepPhase {
  if (weeksOut > 12) return 'Early Prep';
  if (weeksOut > 6) return 'Mid Prep';
  if (weeksOut > 2) return 'Final Push';
  return 'Peak Week';
}

/** Up to 8 weeks out urgent, 9–12 moderate, above relaxed. */
export function urgencyAt(weeksOut: number): Urgency {
  if (weeksOut <= 8) return 'urgent';
  if (weeksOut <= 12) return 'moderate';
  return 'relaxed';
}
