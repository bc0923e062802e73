import type { CalendarDay } from '@posedown/coaching';
import type { Message } from '@posedown/contract';
import { formatLongDay, formatShortDay, formatTime, todayIn, withYear } from '../../lib/days.ts';

/** The messages of one of the reader's days, oldest first. */
export interface ThreadDay {
  day: CalendarDay;
  messages: Message[];
}

/**
 * Groups the messages of a thread by day in the reader's time zone.
 * @param messages newest first, as the server pages them
 */
export function byDay(messages: readonly Message[], timeZone?: string): ThreadDay[] {
  const days: ThreadDay[] = [];
  for (const message of messages.toReversed()) {
    const day = todayIn(timeZone, new Date(message.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** Text such as 'Today' or 'Saturday 21 November', with the year if it isn't the current one. */
export function dayText(day: CalendarDay, today: CalendarDay): string {
  return day === today ? 'Today' : withYear(formatLongDay, day, today);
}

/** The time of a message from today, or the day of an older one. */
export function whenText(instant: string, today: CalendarDay): string {
  const day = todayIn(undefined, new Date(instant));
  return day === today ? formatTime(instant) : withYear(formatShortDay, day, today);
}
