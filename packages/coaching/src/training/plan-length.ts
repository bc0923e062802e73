import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
import { daysBetween, weeksOut } from '../calendar/calendar-day.ts';
import { recoveryOf } from './recovery-phase.ts';

/** Length of an open-ended plan before it is regenerated. */
const LONG_TERM_WEEKS = 24;
const MAX_WEEKS = 52;

/** A plan's length, and its show. */
export interface PlanLength {
  /** 1–52. Show week belongs to the peak-week plan. */
  weeks: number;
  /** The next show and the weeks until it; null if there is none. */
  show: { date: string; weeksOut: number } | null;
}

/**
 * A plan's weeks: until the week before the show for a prep, otherwise as chosen but never into
 * show week. After a show, only the recovery phase. A past show counts as none. In show week the
 * plan lasts one week, which the peak-week plan replaces.
 */
export function planLength(answers: PlanAnswers): PlanLength {
  const { today, competitionDate, primaryGoal, targetTimeline } = answers;
  const recovery = recoveryOf(answers);
  const chosenWeeks =
    targetTimeline === 'long_term' ? LONG_TERM_WEEKS : leadingNumber(targetTimeline);
  const chosen = recovery?.weeks ?? chosenWeeks;
  if (competitionDate === undefined || daysBetween(today, competitionDate) < 0) {
    return { weeks: chosen, show: null };
  }
  const show = { date: competitionDate, weeksOut: weeksOut(today, competitionDate) };
  const beforePeakWeek = Math.min(MAX_WEEKS, Math.max(1, show.weeksOut - 1));
  const weeks =
    primaryGoal === 'competition_prep' && recovery === null
      ? beforePeakWeek
      : Math.min(chosen, beforePeakWeek);
  return { weeks, show };
}
