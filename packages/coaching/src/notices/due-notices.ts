import { type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { checkInDue, type LocalTime } from '../check-ins/due-day.ts';
import { isPaused } from '../standing/pause.ts';

interface Schedule {
  weekday: number;
  minute: number;
  /** The last day of a pause, or null. */
  pausedUntil: CalendarDay | null;
  /** The first due day without an answer. */
  nextDueOn: CalendarDay;
}

export interface CheckInNotice {
  kind: 'check_in_open' | 'check_in_overdue';
  /** The due day it is about. Each day gets one notice per kind. */
  dueOn: CalendarDay;
}

/**
 * The notice about an athlete's weekly check-in at a time on their clock, or null. A late check-in that was replaced
 * by the next one gets no notice of its own.
 */
export function checkInNotice(schedule: Schedule, now: LocalTime): CheckInNotice | null {
  if (isPaused(schedule.pausedUntil, now.day)) return null;
  const { dueOn, isOpen, isOverdue } = checkInDue(schedule.nextDueOn, schedule, now);
  if (!isOpen) return null;
  const isReplaced = dueOn !== schedule.nextDueOn;
  return { kind: isOverdue && !isReplaced ? 'check_in_overdue' : 'check_in_open', dueOn };
}

/** Weeks before a show at which the athlete gets a notice. 0 is show day. */
const MILESTONE_WEEKS = [12, 8, 4, 2, 1, 0] as const;
export const FIRST_MILESTONE_DAYS = 7 * MILESTONE_WEEKS[0];
/** A server that was down still sends a milestone this many days late, except show day. */
const LATE_DAYS = 2;

/** The weeks of the milestone that a show has just reached, or null. */
export function showMilestone(showDay: CalendarDay, today: CalendarDay): number | null {
  const days = daysBetween(today, showDay);
  const reached = MILESTONE_WEEKS.find(
    (weeks) => days <= 7 * weeks && days >= 7 * weeks - (weeks === 0 ? 0 : LATE_DAYS),
  );
  return reached ?? null;
}
