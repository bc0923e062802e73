import { type CalendarDay, isCalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { useToday } from '../../lib/clock/use-today.ts';
import { useSupplementLog } from './api.ts';
import { supplementWeek } from './supplement-week.ts';

/**
 * The log of an athlete's week around a day, and the current supplements.
 * @param requested the day; today if it is malformed or in the future
 */
export function useLog({ id, timezone }: Profile, requested: CalendarDay | undefined) {
  const today = useToday(timezone);
  const day = requested && isCalendarDay(requested) && requested < today ? requested : today;
  const week = useSupplementLog(id, supplementWeek(day));
  const now = useSupplementLog(id, supplementWeek(today));
  const list = now.data?.supplements.filter(({ stoppedOn }) => stoppedOn === null);
  return {
    today,
    day,
    // The log loaded yesterday has yesterday as today.
    log: week.data && { ...week.data, today },
    list,
    /** The days still to come, if any. */
    missing: week.data ? now : week,
  };
}
