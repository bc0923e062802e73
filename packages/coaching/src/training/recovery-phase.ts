import type { PlanAnswers } from '../athlete/answers.ts';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';

/** Weeks after a show in which training is rebuilt (`science.md`, section 4: 6–12). */
export const RECOVERY = { usual: 8, min: 6, max: 12 } as const;
/** If the next show is within this many weeks, prep starts right away instead. [our choice] */
const SOON_WEEKS = 16;
/**
 * Share of the usual sets in the first week, and 12 weeks after the show. Interpolated in between.
 */
export const SETS_FROM = { first: 0.5, late: 0.8 } as const;

/** The recovery phase of a plan starting today. */
export interface RecoveryPhase {
  show: CalendarDay;
  /** Whole weeks since the show. */
  weeksSince: number;
  /** Remaining length of the phase in weeks. */
  weeks: number;
  /** Share of the usual sets at the start. */
  setsFrom: number;
}

/**
 * The recovery phase after a show in the last 12 weeks; null if there is none or another show is
 * within 16 weeks.
 */
export function recoveryOf({
  today,
  lastShow,
  competitionDate,
}: Pick<PlanAnswers, 'today' | 'lastShow' | 'competitionDate'>): RecoveryPhase | null {
  if (lastShow === undefined) return null;
  const days = daysBetween(lastShow, today);
  if (days <= 0 || days > 7 * RECOVERY.max) return null;
  const daysAhead = competitionDate === undefined ? -1 : daysBetween(today, competitionDate);
  if (daysAhead >= 0 && daysAhead <= 7 * SOON_WEEKS) return null;
  const weeksSince = Math.floor((days - 1) / 7);
  return {
    show: lastShow,
    weeksSince,
    weeks: Math.min(RECOVERY.usual, Math.max(RECOVERY.min, RECOVERY.max - weeksSince)),
    setsFrom: SETS_FROM.first + (SETS_FROM.late - SETS_FROM.first) * (days / (7 * RECOVERY.max)),
  };
}
