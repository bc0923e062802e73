import { minuteOfDayIn } from '../calendar/calendar-day.ts';

/** Hours of a person's day without emails and push notifications. None if both are equal. */
export interface QuietHours {
  from: number;
  to: number;
}

export const HOUR_LIMIT = { min: 0, max: 23, step: 1 };
/** When most people sleep. [our choice] */
export const DEFAULT_QUIET_HOURS: QuietHours = { from: 22, to: 7 };

/** Time zones change their clocks on quarter-hours. */
const STEP_MS = 15 * 60_000;
const STEPS_PER_DAY = 96;

/**
 * When quiet hours end in an IANA time zone, or null outside of them. Searches for the end, because a clock change can
 * skip or repeat the hour.
 * @throws RangeError for an unknown zone
 */
export function quietUntil(now: Date, timeZone: string, { from, to }: QuietHours): Date | null {
  const isQuiet = (instant: Date) => {
    const hour = minuteOfDayIn(instant, timeZone) / 60;
    return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  };
  if (!isQuiet(now)) return null;
  const first = (Math.floor(now.getTime() / STEP_MS) + 1) * STEP_MS;
  for (let step = 0; step <= STEPS_PER_DAY; step++) {
    const instant = new Date(first + step * STEP_MS);
    if (!isQuiet(instant)) return instant;
  }
  return null;
}
