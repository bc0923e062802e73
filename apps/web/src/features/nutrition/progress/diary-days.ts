import { addDays, type CalendarDay, calendarDayIn, mondayOf } from '@posedown/coaching';
import type { NutritionLog, NutritionPlan } from '@posedown/contract';
import { sumOf, targetsOn } from '../diary/diary-sums.ts';
import type { DayMacros } from '../shown-plan.ts';

/** One day of the diary with its targets. */
export interface DiaryDay {
  date: CalendarDay;
  eaten: DayMacros;
  /** Null if they are no longer known. */
  targets: DayMacros | null;
  isLogged: boolean;
  /** Whether a plan existed by that day. */
  isPlanned: boolean;
}

const WEEKS_BEFORE = 3;

/**
 * The week of a day, Monday to Sunday, with the three weeks before it. Moving within the week
 * needs no refetch.
 */
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

/** Every day of a range with what was eaten. */
export function diaryDays(
  { logs, plans, timeZone }: Diary,
  { from, to }: { from: CalendarDay; to: CalendarDay },
): DiaryDay[] {
  const days: DiaryDay[] = [];
  const isPlanned = createPlannedCheck(plans, timeZone);
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const lines = logs.filter((log) => log.date === date);
    const targets = targetsOn(plans, date, timeZone);
    const isLogged = lines.length > 0;
    days.push({ date, eaten: sumOf(lines), targets, isLogged, isPlanned: isPlanned(date) });
  }
  return days;
}

/** @returns a function that says whether a plan existed by a given day */
function createPlannedCheck(plans: readonly NutritionPlan[], timeZone: string) {
  const oldest = plans.at(-1);
  const firstDay = oldest && calendarDayIn(new Date(oldest.createdAt), timeZone);
  return (date: CalendarDay) => firstDay !== undefined && date >= firstDay;
}

// Our own rule: a day is on target within 10% of its energy and with at least 90% of its protein.
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

/** Averages over the logged days. Days without entries are not counted. */
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
  const deviation = Math.abs(eaten.calories - targets.calories);
  return (
    deviation <= ENERGY_SHARE * targets.calories && eaten.protein >= PROTEIN_SHARE * targets.protein
  );
}

/** The last day with entries; undefined if there is none. */
export const lastLoggedDay = (
  logs: readonly Pick<NutritionLog, 'date'>[],
): CalendarDay | undefined =>
  logs
    .map(({ date }) => date)
    .sort()
    .at(-1);
