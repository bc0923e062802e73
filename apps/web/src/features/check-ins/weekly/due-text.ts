import {
  type CalendarDay,
  calendarDayIn,
  clockIn,
  daysBetween,
  type LocalTime,
  WEEKDAY_NAMES,
  weekdayOf,
} from '@posedown/coaching';
import { formatWeekday } from '../../../lib/days.ts';
import type { DueTime } from './weekly-state.ts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** '20:00'. */
export const minuteText = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

/** 'today', 'Sunday' within a week, else 'Sun 22 Nov'. */
export function dayText(day: CalendarDay, today: CalendarDay): string {
  if (day === today) return 'today';
  const isNear = Math.abs(daysBetween(today, day)) < 7;
  return isNear ? (WEEKDAY_NAMES[weekdayOf(day)] ?? '') : formatWeekday(day);
}

/** 'Due Sunday, 20:00', and 'Overdue since Sunday' from a day after. */
export function dueText({ on, minute }: DueTime, now: LocalTime): string {
  const time = `${dayText(on, now.day)}, ${minuteText(minute)}`;
  const days = daysBetween(on, now.day);
  const isPast = days > 0 || (days === 0 && now.minute >= minute);
  if (!isPast) return `Due ${time}`;
  const isOverdue = days > 1 || (days === 1 && now.minute > minute);
  return isOverdue ? `Overdue since ${dayText(on, now.day)}` : `Was due ${time}`;
}

/** When something happened, on the athlete's clock: 'today, 18:05', 'Sunday, 18:05'. */
export function whenText(instant: string, timeZone: string, today: CalendarDay): string {
  const at = new Date(instant);
  return `${dayText(calendarDayIn(at, timeZone), today)}, ${clockIn(at, timeZone)}`;
}
