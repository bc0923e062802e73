import { type CalendarDay, checkInDue, type LocalTime, weekdayOf } from '@posedown/coaching';
import type { WeeklyCheckIn } from '@posedown/contract';
import type { WeeklyDue } from './api.ts';

/** A due day and time on the athlete's clock. */
export interface DueTime {
  on: CalendarDay;
  minute: number;
}

export interface WeeklyState {
  /** The due time of the check-in to fill in now, or null. */
  toFill: DueTime | null;
  /** The due time of the next one, if none is open. */
  next: DueTime | null;
  /** The last day of the current pause, or null. */
  pausedUntil: CalendarDay | null;
  /** The sent check-in of this week, until the next one opens. */
  sent: WeeklyCheckIn | null;
  /** The newest check-in with a reply that the athlete hasn't acknowledged. */
  answered: WeeklyCheckIn | null;
  /** The check-in of the week before the one to fill in or the sent one. */
  before: WeeklyCheckIn | null;
}

/**
 * What an athlete sees of their weekly check-ins. The due day is computed again, because the reply may be from before
 * it opened: offline, or on a page left open.
 */
export function weeklyStateAt({ due, current, previous }: WeeklyDue, now: LocalTime): WeeklyState {
  const known = [current, previous].filter((checkIn) => checkIn !== null);
  const answered = known.find(({ reply, acknowledgedAt }) => reply && !acknowledgedAt) ?? null;
  const beforeDay = (day: CalendarDay) => known.find(({ dueOn }) => dueOn < day) ?? null;
  if (!due) {
    return { toFill: null, next: null, pausedUntil: null, sent: null, answered, before: null };
  }
  const { minute, pausedUntil } = due;
  const { dueOn, isOpen } = checkInDue(due.on, { weekday: weekdayOf(due.on), minute }, now);
  const sent = isOpen ? (known.find((checkIn) => checkIn.dueOn === dueOn) ?? null) : current;
  const time = { on: dueOn, minute };
  return {
    ...{ pausedUntil, sent, answered },
    toFill: isOpen && !sent ? time : null,
    next: isOpen ? null : time,
    before: beforeDay(sent?.dueOn ?? dueOn),
  };
}
