/** What the badge of a competition stands for; each has a sign and words beside its colour. */
export const BADGE_TONES = ['completed', 'close', 'near', 'far'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

/** Weeks out up to which a show is close (red) and near (orange): specification, section 9. */
const CLOSE_WEEKS = 2;
const NEAR_WEEKS = 8;

/** Green when completed, else red at 2 weeks out or fewer, orange at 8 or fewer, blue beyond. */
export function badgeToneOf({ status, weeksOut }: { status: string; weeksOut: number }): BadgeTone {
  if (status === 'completed') return 'completed';
  if (weeksOut <= CLOSE_WEEKS) return 'close';
  return weeksOut <= NEAR_WEEKS ? 'near' : 'far';
}
