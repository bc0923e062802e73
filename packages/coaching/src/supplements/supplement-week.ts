import { addDays, type CalendarDay, mondayOf } from '../calendar/calendar-day.ts';
import { isDueOn, type SupplementDays } from './supplement.ts';

type Listed = SupplementDays & { id: string };

/** A supplement taken on a day. */
export interface SupplementTick {
  supplementId: string;
  date: CalendarDay;
}

/** The due and taken doses of a day. */
export interface SupplementDay {
  date: CalendarDay;
  due: number;
  taken: number;
}

/** The week around a day, Monday to Sunday, with due and taken doses. */
export function supplementWeek(
  list: readonly Listed[],
  ticks: readonly SupplementTick[],
  day: CalendarDay,
): SupplementDay[] {
  const monday = mondayOf(day);
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    const due = list.filter((supplement) => isDueOn(supplement, date));
    const takenTicks = ticks.filter(
      (tick) => tick.date === date && due.some(({ id }) => id === tick.supplementId),
    );
    return { date, due: due.length, taken: takenTicks.length };
  });
}

/**
 * Total adherence of the days until today. Today, only taken doses count, since the others aren't missed yet.
 * @returns percent 0–100, whole; null if nothing was due
 */
export function supplementAdherence(week: readonly SupplementDay[], today: CalendarDay) {
  const lived = week.filter(({ date }) => date <= today);
  const takenCount = lived.reduce((sum, day) => sum + day.taken, 0);
  const due = lived.reduce((sum, day) => sum + (day.date === today ? day.taken : day.due), 0);
  return {
    due,
    taken: takenCount,
    percent: due === 0 ? null : Math.round((100 * takenCount) / due),
  };
}
