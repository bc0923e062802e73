import { addDays, type CalendarDay, isCalendarDay, mondayOf } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { todayIn } from '../../lib/days.ts';
import { useSupplementLog } from './api.ts';

const weekOf = (day: CalendarDay) => {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
};

/**
 * The week around one of an athlete's days, and what they take now.
 * @param asked today where it is no day, or one to come
 */
export function useLog({ id, timezone }: Profile, asked: CalendarDay | undefined) {
  const today = todayIn(timezone);
  const day = asked && isCalendarDay(asked) && asked < today ? asked : today;
  const week = useSupplementLog(id, weekOf(day));
  const now = useSupplementLog(id, weekOf(today));
  const list = now.data?.supplements.filter(({ stoppedOn }) => stoppedOn === null);
  return {
    today,
    day,
    log: week.data,
    list,
    /** What is still to come, where something is. */
    missing: week.data ? now : week,
  };
}
