import { calendarDayIn, type LocalTime, minuteOfDayIn } from '@posedown/coaching';
import { serverTime } from '../../../lib/clock/server-time.ts';
import { useNow } from '../../../lib/clock/use-now.ts';

/** The athlete's time, to the minute. */
export function useLocalTime(timeZone: string): LocalTime {
  const at = new Date(serverTime(useNow({ isTicking: true, everyMs: 60_000 })));
  return { day: calendarDayIn(at, timeZone), minute: minuteOfDayIn(at, timeZone) };
}
