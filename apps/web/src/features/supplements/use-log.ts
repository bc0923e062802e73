import { type CalendarDay, isCalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { useToday } from '../../lib/clock/use-today.ts';
import { useSupplementLog } from './api.ts';
import { supplementWeek } from './supplement-week.ts';

/**
 * The week around one of an athlete's days, and what they take now.
 * @param asked today where it is no day, or one to come
 */
export function useLog({ id, timezone }: Profile, asked: CalendarDay | undefined) {
  const today = useToday(timezone);
  const day = asked && isCalendarDay(asked) && asked < today ? asked : today;
  const week = useSupplementLog(id, supplementWeek(day));
  const now = useSupplementLog(id, supplementWeek(today));
  const list = now.data?.supplements.filter(({ stoppedOn }) => stoppedOn === null);
  return {
    today,
    day,
    // What was read yesterday calls that today.
    log: week.data && { ...week.data, today },
    list,
    /** What is still to come, where something is. */
    missing: week.data ? now : week,
  };
}
