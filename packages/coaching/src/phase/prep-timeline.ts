import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { counted } from '../text/counted.ts';
import { PREP_PHASES, type PrepPhase } from './prep-phase.ts';

/** Weeks out at which each phase begins and ends. Early Prep is drawn from half a year out. */
const SPANS: Record<PrepPhase, { from: number; to: number; label: string }> = {
  'Early Prep': { from: 26, to: 12, label: 'over 12 weeks' },
  'Mid Prep': { from: 12, to: 6, label: '12 to 7 weeks' },
  'Final Push': { from: 6, to: 2, label: '6 to 3 weeks' },
  'Peak Week': { from: 2, to: 0, label: 'last 2 weeks' },
};

export interface TimelinePhase {
  phase: PrepPhase;
  label: string;
  /** Completed share of the phase, 0–1. */
  done: number;
  isCurrent: boolean;
}

/** The four phases of a prep with their progress for a show on `showDay`. */
export function prepTimeline(today: CalendarDay, showDay: CalendarDay): TimelinePhase[] {
  const weeks = Math.max(0, daysBetween(today, showDay) / 7);
  const current = PREP_PHASES.find((phase) => weeks > SPANS[phase].to) ?? 'Peak Week';
  return PREP_PHASES.map((phase) => {
    const { from, to, label } = SPANS[phase];
    const done = Math.min(1, Math.max(0, (from - weeks) / (from - to)));
    return { phase, label, done, isCurrent: phase === current };
  });
}

/** '6 weeks out', '1 week out', or 'Show time!' on show day. */
export function weeksOutText(weeksOut: number): string {
  if (weeksOut === 0) return 'Show time!';
  return `${counted(weeksOut, 'week')} out`;
}
