import type { CalendarDay } from '@posedown/coaching';
import type { Message } from '@posedown/contract';
import { formatLongDay, formatShortDay, formatTime, todayIn, withYear } from '../../lib/days.ts';

/** The lines of one of the reader's days, the oldest first. */
export interface ThreadDay {
  day: CalendarDay;
  messages: Message[];
}

/**
 * The lines of a thread by the day on which the reader got them.
 * @param messages the newest first, as the server pages them
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

/** 'Today', 'Saturday 21 November', and with its year where it is another one. */
export function dayWords(day: CalendarDay, today: CalendarDay): string {
  return day === today ? 'Today' : withYear(formatLongDay, day, today);
}

/** The time for a line of today, the day for one before. */
export function whenWords(instant: string, today: CalendarDay): string {
  const day = todayIn(undefined, new Date(instant));
  return day === today ? formatTime(instant) : withYear(formatShortDay, day, today);
}
