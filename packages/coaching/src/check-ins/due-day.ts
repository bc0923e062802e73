import { addDays, type CalendarDay, daysBetween, weekdayOf } from '../calendar/calendar-day.ts';
import { isPaused } from '../standing/pause.ts';

/** A weekly check-in's time on the athlete's clock. */
export interface CheckInTime {
  /** 0 is Monday. */
  weekday: number;
  /** Minutes after midnight. */
  minute: number;
}

/** Times of day for a due check-in, in minutes. */
export const SCHEDULE_MINUTE_LIMIT = { min: 0, max: 24 * 60 - 1, step: 1 };
/** Sunday evening: after the week, before the coach's Monday. [our choice] */
export const DEFAULT_CHECK_IN_TIME: CheckInTime = { weekday: 6, minute: 20 * 60 };

/** A day and minute on the athlete's clock. */
export interface LocalTime {
  day: CalendarDay;
  minute: number;
}

const WEEK = 7;
const DAY_MINUTES = 24 * 60;

/** The first of a weekday's days on or after a day. */
export const nextWeekday = (from: CalendarDay, weekday: number): CalendarDay =>
  addDays(from, (weekday - weekdayOf(from) + WEEK) % WEEK);

/** Days between two check-ins if the weekday changed: at least half a week. [our choice] */
const SHORTEST_WEEK = 4;

/** The first due day after an answered one, even if the weekday has changed since. */
export const dueAfter = (answered: CalendarDay, weekday: number): CalendarDay =>
  nextWeekday(addDays(answered, SHORTEST_WEEK), weekday);

/** The first time on or after now at which a check-in is due. */
export function nextDueDay({ weekday, minute }: CheckInTime, now: LocalTime): CalendarDay {
  const day = nextWeekday(now.day, weekday);
  const isOver = day === now.day && now.minute >= minute;
  return isOver ? addDays(day, WEEK) : day;
}

interface ScheduleChange extends CheckInTime {
  /** The last day of a pause, or null. */
  pausedUntil: CalendarDay | null;
}

interface ScheduleBefore {
  /** Null for an athlete without a schedule. */
  schedule: (ScheduleChange & { nextDueOn: CalendarDay }) | null;
  /** The due day of the last answered check-in, or null. */
  answeredOn: CalendarDay | null;
}

/**
 * The first due day without an answer, after a schedule was set or changed. A check-in that is late already stays due,
 * an answered one isn't asked for again, and nothing is due during a pause.
 */
export function dueAfterChange(
  next: ScheduleChange,
  { schedule, answeredOn }: ScheduleBefore,
  now: LocalTime,
): CalendarDay {
  const isPause = isPaused(next.pausedUntil, now.day);
  const wasPause = schedule !== null && isPaused(schedule.pausedUntil, now.day);
  if (schedule?.weekday === next.weekday && !isPause && !wasPause) return schedule.nextDueOn;
  let due = nextDueDay(next, now);
  if (isPause && next.pausedUntil) {
    due = later(due, nextWeekday(addDays(next.pausedUntil, 1), next.weekday));
  }
  return answeredOn ? later(due, dueAfter(answeredOn, next.weekday)) : due;
}

const later = (one: CalendarDay, other: CalendarDay) => (one > other ? one : other);

/** Minutes from a due time until now; negative before it. */
const minutesSince = (due: LocalTime, now: LocalTime) =>
  daysBetween(due.day, now.day) * DAY_MINUTES + now.minute - due.minute;

export interface CheckInDue {
  /** The due day of the check-in to fill in now, or of the next one. */
  dueOn: CalendarDay;
  /** From 24 hours before it is due. */
  isOpen: boolean;
  /** More than 24 hours late. */
  isOverdue: boolean;
  /** Whole days since the first unanswered one was due. */
  daysLate: number;
}

/**
 * The check-in an athlete should fill in. It opens 24 hours before it is due and is overdue 24 hours after. Once the
 * next one opens, it replaces an unanswered one.
 * @param firstDueOn the first due day without an answer
 */
export function checkInDue(
  firstDueOn: CalendarDay,
  { weekday, minute }: CheckInTime,
  now: LocalTime,
): CheckInDue {
  const late = minutesSince({ day: firstDueOn, minute }, now);
  const isOpen = late >= -DAY_MINUTES;
  // Each full week late opens another one, a day before it is due.
  const skipped = isOpen ? Math.floor((late + DAY_MINUTES) / (WEEK * DAY_MINUTES)) : 0;
  const dueOn =
    skipped === 0 ? firstDueOn : nextWeekday(addDays(firstDueOn, skipped * WEEK), weekday);
  return {
    dueOn,
    isOpen,
    isOverdue: late > DAY_MINUTES,
    daysLate: Math.max(0, Math.floor(late / DAY_MINUTES)),
  };
}
