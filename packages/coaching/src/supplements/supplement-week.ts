import { addDays, type CalendarDay, mondayOf } from '../calendar/calendar-day.ts';
import { isDueOn, type SupplementDays } from './supplement.ts';

type Listed = SupplementDays & { id: string };

/** One supplement that was taken on one day. */
export interface SupplementTick {
  supplementId: string;
  date: CalendarDay;
}

/** How much of what was to be taken on a day was. */
export interface SupplementDay {
  date: CalendarDay;
  due: number;
  taken: number;
}

/** Monday to Sunday around a day, each with what was due and taken. */
export function supplementWeek(
  list: readonly Listed[],
  ticks: readonly SupplementTick[],
  day: CalendarDay,
): SupplementDay[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    const due = list.filter((supplement) => isDueOn(supplement, date));
    const taken = ticks.filter(
      (tick) => tick.date === date && due.some(({ id }) => id === tick.supplementId),
    );
    return { date, due: due.length, taken: taken.length };
  });
}

/**
 * The total of the days until today. Of today only what was taken counts, since the rest isn't missed yet. @returns
 * percent 0–100, whole; null if nothing was due
 */
export function supplementAdherence(week: readonly SupplementDay[], today: CalendarDay) {
  const lived = week.filter(({ date }) => date <= today);
  const taken = lived.reduce((sum, day) => sum + day.taken, 0);
  const due = lived.reduce((sum, day) => sum + (day.date === today ? day.taken : day.due), 0);
  return { due, taken, percent: due === 0 ? null : Math.round((100 * taken) / due) };
}
