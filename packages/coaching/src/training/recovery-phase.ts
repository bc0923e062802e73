import type { PlanAnswers } from '../athlete/answers.ts';
import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';

/** Weeks after a show in which training is rebuilt rather than built up (`science.md`, section 4: 6–12). */
export const RECOVERY = { usual: 8, least: 6, most: 12 } as const;
/** A show that comes sooner after the last one is prepared for straight away, weeks. [our choice] */
const SOON_WEEKS = 16;
/** Share of the usual sets in the first week, and 12 weeks after the show; in between by the time passed. */
export const SETS_FROM = { first: 0.5, late: 0.8 } as const;

/** The recovery phase that a plan of today goes through. */
export interface RecoveryPhase {
  show: CalendarDay;
  /** Whole weeks since the show. */
  weeksSince: number;
  /** How long the phase still is. */
  weeks: number;
  /** Share of the usual sets that it begins with. */
  setsFrom: number;
}

/** The recovery phase after a show in the last 12 weeks without another within 16; null otherwise. */
export function recoveryOf({
  today,
  lastShow,
  competitionDate,
}: Pick<PlanAnswers, 'today' | 'lastShow' | 'competitionDate'>): RecoveryPhase | null {
  if (lastShow === undefined) return null;
  const days = daysBetween(lastShow, today);
  if (days <= 0 || days > 7 * RECOVERY.most) return null;
  const daysAhead = competitionDate === undefined ? -1 : daysBetween(today, competitionDate);
  if (daysAhead >= 0 && daysAhead <= 7 * SOON_WEEKS) return null;
  const weeksSince = Math.floor((days - 1) / 7);
  return {
    show: lastShow,
    weeksSince,
    weeks: Math.min(RECOVERY.usual, Math.max(RECOVERY.least, RECOVERY.most - weeksSince)),
    setsFrom: SETS_FROM.first + (SETS_FROM.late - SETS_FROM.first) * (days / (7 * RECOVERY.most)),
  };
}
