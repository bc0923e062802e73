import type { Split, WorkoutName } from '../training/split.ts';
import type { CardioDose } from './dose.ts';

export type CardioDayType = 'HIIT' | 'LISS' | 'Active Recovery' | 'Rest';

/** A weekday's cardio (0 = Monday). */
export interface PlacedDay {
  weekday: number;
  type: CardioDayType;
  /** The workout on the same day, before the cardio. */
  workout: WorkoutName | null;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
/** Days without weights in the order they are filled; Sunday stays free the longest. */
const FREE_DAY_ORDER = [5, 2, 3, 1, 4, 0, 6];
const LEG_WORKOUTS: ReadonlySet<WorkoutName | null> = new Set(['Legs', 'Lower', 'Full Body']);

/** How well intervals suit a day: apart from each other, off leg days, ideally without weights. */
function hiitFitness(
  weekday: number,
  workouts: (WorkoutName | null)[],
  hiitDays: readonly number[],
) {
  const at = (day: number) => workouts[(day + 7) % 7] ?? null;
  const isNear = hiitDays.some((other) => [1, 6].includes((weekday - other + 7) % 7));
  return (
    (at(weekday) === null ? 4 : 0) -
    (LEG_WORKOUTS.has(at(weekday)) ? 3 : 0) -
    (LEG_WORKOUTS.has(at(weekday + 1)) ? 1 : 0) -
    (LEG_WORKOUTS.has(at(weekday - 1)) ? 1 : 0) -
    (isNear ? 8 : 0)
  );
}

function bestHiitDay(
  days: readonly number[],
  workouts: (WorkoutName | null)[],
  hiitDays: number[],
) {
  const open = days.filter((day) => !hiitDays.includes(day));
  const ranked = open
    .map((day) => ({ day, fitness: hiitFitness(day, workouts, hiitDays) }))
    .sort((a, b) => b.fitness - a.fitness || a.day - b.day);
  return ranked[0]?.day;
}

/**
 * Spreads the week's sessions over at most `activeDays` days, training days included. Intervals stay away from leg
 * days and each other. Steady sessions go first on days without weights, then after workouts. With `hasRecoveryDay`,
 * one remaining day gets an easy walk.
 */
export function placeSessions(input: {
  dose: CardioDose;
  split: Split;
  activeDays: number;
  hasRecoveryDay: boolean;
}): PlacedDay[] {
  const { dose, split, activeDays, hasRecoveryDay } = input;
  const workouts = WEEK.map(
    (weekday) => split.days.find((day) => day.weekday === weekday)?.name ?? null,
  );
  const lifting = WEEK.filter((weekday) => workouts[weekday] !== null);
  const free = FREE_DAY_ORDER.filter((weekday) => workouts[weekday] === null);
  const offDays = free.slice(0, Math.max(0, activeDays - lifting.length));
  const types = new Map<number, CardioDayType>();

  const hiitDays: number[] = [];
  for (let count = 0; count < dose.hiitSessions; count += 1) {
    const day = bestHiitDay([...offDays, ...lifting], workouts, hiitDays);
    if (day === undefined) break;
    hiitDays.push(day);
    types.set(day, 'HIIT');
  }
  const steadyDays = [...offDays, ...lifting].filter((day) => !types.has(day));
  for (const day of steadyDays.slice(0, dose.sessions - hiitDays.length)) types.set(day, 'LISS');

  const recoveryDay = free.find((day) => !types.has(day));
  if (hasRecoveryDay && recoveryDay !== undefined) types.set(recoveryDay, 'Active Recovery');
  return WEEK.map((weekday) => ({
    weekday,
    type: types.get(weekday) ?? 'Rest',
    workout: workouts[weekday] ?? null,
  }));
}
