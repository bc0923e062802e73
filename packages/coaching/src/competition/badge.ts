import type { CalendarDay } from '../calendar/calendar-day.ts';
import { weeksOutText } from '../phase/prep-timeline.ts';

/** Badge states of a competition; each has an icon and text besides its color. */
export const BADGE_TONES = ['completed', 'withdrawn', 'open', 'close', 'near', 'far'] as const;
export type BadgeTone = (typeof BADGE_TONES)[number];

/** Weeks out up to which a show is close (red) and near (orange): specification, section 9. */
const CLOSE_WEEKS = 2;
const NEAR_WEEKS = 8;

/** Whether a show's day has passed without a result. */
export function isResultOpen(
  { status, date }: { status: string; date: CalendarDay },
  today: CalendarDay,
): boolean {
  return status === 'upcoming' && date < today;
}

interface BadgeFacts {
  status: string;
  weeksOut: number;
  /** See `isResultOpen`. */
  resultOpen: boolean;
}

/**
 * Green when completed, neutral after a withdrawal and while a past show has no result, otherwise red within 2 weeks, orange within 8, blue
 * beyond.
 */
export function badgeToneOf({ status, weeksOut, resultOpen }: BadgeFacts): BadgeTone {
  if (status === 'completed') return 'completed';
  if (status === 'cancelled') return 'withdrawn';
  if (resultOpen) return 'open';
  if (weeksOut <= CLOSE_WEEKS) return 'close';
  return weeksOut <= NEAR_WEEKS ? 'near' : 'far';
}

/** 'Completed', 'Withdrawn', 'Result open', '6 weeks out', 'Show time!' */
export function badgeText(facts: BadgeFacts): string {
  const tone = badgeToneOf(facts);
  if (tone === 'completed') return 'Completed';
  if (tone === 'withdrawn') return 'Withdrawn';
  return tone === 'open' ? 'Result open' : weeksOutText(facts.weeksOut);
}
