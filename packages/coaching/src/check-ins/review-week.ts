import { addDays, type CalendarDay } from '../calendar/calendar-day.ts';

/** Seven days of an athlete's logs, as a coach compares them. Means are over the days with a value. */
export interface ReviewWeek {
  /** The first of the seven days. */
  from: CalendarDay;
  weightKg: number | null;
  weighIns: number;
  /** Mean of the days with a diary. */
  kcal: number | null;
  proteinG: number | null;
  diaryDays: number;
  workouts: number;
  /** Mean RPE of the finished workouts. */
  rpe: number | null;
  cardioMinutes: number;
  /** Mean a day. */
  steps: number | null;
  sleepHours: number | null;
  energy: number | null;
  stress: number | null;
  waterLiters: number | null;
  posingMinutes: number;
  /** Doses taken. */
  supplements: number;
}

/** One day of an athlete's logs; missing values are null or 0. */
export interface ReviewDay {
  day: CalendarDay;
  weightKg: number | null;
  kcal: number | null;
  proteinG: number | null;
  workouts: number;
  /** Sum over the workouts that have an RPE, and their number. */
  rpeSum: number;
  rpeCount: number;
  cardioSeconds: number;
  /** Not given where no one reads it. */
  steps?: number | null;
  sleepHours: number | null;
  energy: number | null;
  stress: number | null;
  waterLiters: number | null;
  posingSeconds: number;
  supplements: number;
}

const WEEK = 7;

const tenths = (value: number) => Math.round(value * 10) / 10;

function meanOf(days: readonly ReviewDay[], pick: (day: ReviewDay) => number | null) {
  const values = days.map(pick).filter((value) => value !== null);
  if (values.length === 0) return null;
  return tenths(values.reduce((sum, value) => sum + value, 0) / values.length);
}

const sumOf = (days: readonly ReviewDay[], pick: (day: ReviewDay) => number) =>
  days.reduce((sum, day) => sum + pick(day), 0);

const minutes = (seconds: number) => Math.round(seconds / 60);

/**
 * The seven days up to and including a day.
 * @param days of any period; days without logs may be left out
 */
export function reviewWeek(days: readonly ReviewDay[], until: CalendarDay): ReviewWeek {
  const from = addDays(until, 1 - WEEK);
  const week = days.filter(({ day }) => day >= from && day <= until);
  const rpeCount = sumOf(week, (day) => day.rpeCount);
  const kcal = meanOf(week, (day) => day.kcal);
  const proteinG = meanOf(week, (day) => day.proteinG);
  const steps = meanOf(week, (day) => day.steps ?? null);
  return {
    from,
    weightKg: meanOf(week, (day) => day.weightKg),
    weighIns: week.filter(({ weightKg }) => weightKg !== null).length,
    kcal: kcal === null ? null : Math.round(kcal),
    proteinG: proteinG === null ? null : Math.round(proteinG),
    diaryDays: week.filter((day) => day.kcal !== null).length,
    workouts: sumOf(week, (day) => day.workouts),
    rpe: rpeCount === 0 ? null : tenths(sumOf(week, (day) => day.rpeSum) / rpeCount),
    cardioMinutes: minutes(sumOf(week, (day) => day.cardioSeconds)),
    steps: steps === null ? null : Math.round(steps),
    sleepHours: meanOf(week, (day) => day.sleepHours),
    energy: meanOf(week, (day) => day.energy),
    stress: meanOf(week, (day) => day.stress),
    waterLiters: meanOf(week, (day) => day.waterLiters),
    posingMinutes: minutes(sumOf(week, (day) => day.posingSeconds)),
    supplements: sumOf(week, (day) => day.supplements),
  };
}
