import { addDays, type CalendarDay, calendarDayIn, mondayOf } from '@posedown/coaching';
import type { NutritionLog, NutritionPlan } from '@posedown/contract';
import { sumOf, targetsOn } from '../diary/diary-sums.ts';
import type { DayMacros } from '../shown-plan.ts';

/** One day of the diary against its targets. */
export interface DiaryDay {
  date: CalendarDay;
  eaten: DayMacros;
  /** Null where they are not known any more. */
  targets: DayMacros | null;
  isLogged: boolean;
  /** Whether a known plan existed by then. */
  isPlanned: boolean;
}

const WEEKS_BEFORE = 3;

/** The week of a day, Monday to Sunday, and the three before: stepping within it refetches nothing. */
export function rangeAround(day: CalendarDay): {
  from: CalendarDay;
  monday: CalendarDay;
  to: CalendarDay;
} {
  const monday = mondayOf(day);
  return { from: addDays(monday, -7 * WEEKS_BEFORE), monday, to: addDays(monday, 6) };
}

interface Diary {
  logs: readonly NutritionLog[];
  plans: readonly NutritionPlan[];
  timeZone: string;
}

/** Every day from one to another with what was eaten. */
export function diaryDays(
  { logs, plans, timeZone }: Diary,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): DiaryDay[] {
  const days: DiaryDay[] = [];
  const isPlanned = plannedSince(plans, timeZone);
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const lines = logs.filter((log) => log.date === date);
    const targets = targetsOn(plans, date, timeZone);
    const isLogged = lines.length > 0;
    days.push({ date, eaten: sumOf(lines), targets, isLogged, isPlanned: isPlanned(date) });
  }
  return days;
}

/** @returns whether one of the plans stood by a day */
function plannedSince(plans: readonly NutritionPlan[], timeZone: string) {
  const oldest = plans.at(-1);
  const since = oldest && calendarDayIn(new Date(oldest.createdAt), timeZone);
  return (date: CalendarDay) => since !== undefined && date >= since;
}

// Ours: a day is on target within 10 % of its energy, and with at least 90 % of its protein.
const ENERGY_SHARE = 0.1;
const PROTEIN_SHARE = 0.9;

export interface Averages {
  daysLogged: number;
  daysOnTarget: number;
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
}

/** Means over the days that were logged; days without a line say nothing about what was eaten. */
export function averagesOf(days: readonly DiaryDay[]): Averages {
  const logged = days.filter(({ isLogged }) => isLogged);
  const sum = sumOf(logged.map(({ eaten }) => eaten));
  const mean = (total: number) => (logged.length === 0 ? 0 : Math.round(total / logged.length));
  return {
    daysLogged: logged.length,
    daysOnTarget: logged.filter(isOnTarget).length,
    calories: mean(sum.calories),
    protein: mean(sum.protein),
    carbs: mean(sum.carbs),
    fats: mean(sum.fats),
  };
}

export function isOnTarget({ eaten, targets }: DiaryDay): boolean {
  if (!targets) return false;
  const off = Math.abs(eaten.calories - targets.calories);
  return off <= ENERGY_SHARE * targets.calories && eaten.protein >= PROTEIN_SHARE * targets.protein;
}

/** The last day with a line; undefined where there is none. */
export const lastLoggedDay = (
  logs: readonly Pick<NutritionLog, 'date'>[],
): CalendarDay | undefined =>
  logs
    .map(({ date }) => date)
    .sort()
    .at(-1);
