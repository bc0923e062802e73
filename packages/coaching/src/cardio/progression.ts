import type { PlanAnswers } from '../athlete/answers.ts';
import type { PlanLength } from '../training/plan-length.ts';
import { type CardioDose, losesFat } from './dose.ts';
import { HIIT_PROTOCOL } from './hiit-protocol.ts';
import type { PlacedDay } from './place-sessions.ts';

/** A week of the plan in numbers, excluding recovery walks. */
export interface CardioWeek {
  /** From 1. */
  week: number;
  sessions: number;
  hiitSessions: number;
  /** Average minutes of a session. */
  duration: number;
  weeklyMinutes: number;
  /** Minutes of each day's steady session, Monday to Sunday; null on other days. Missing in old plans. */
  steadyMinutes?: (number | null)[];
  note: string;
}

/** After weights, a steady session is this much shorter, down to the minimum. */
const AFTER_WEIGHTS_LESS_MINUTES = 10;
const MIN_STEADY_MINUTES = 15;
export const STEP_MINUTES = 5;
const STEP_WEEKS = 2;
/** Weeks before the show in which intervals become steady sessions. */
export const FRESH_LEGS_WEEKS = 2;
export const FRESH_LEGS_NOTE = 'Steady sessions only: legs stay fresh for the show.';
export const GROWING_NOTE = 'Steady sessions grow by 5 minutes.';
export const SAME_MINUTES_NOTE =
  'Same minutes; add resistance where the heart rate stays below its zone.';

/** A steady session's minutes on that day, if a day without weights has `minutes`. */
export function steadyMinutesOn(day: PlacedDay, minutes: number): number {
  if (day.workout === null) return minutes;
  return Math.max(MIN_STEADY_MINUTES, minutes - AFTER_WEIGHTS_LESS_MINUTES);
}

/**
 * Week by week: during fat loss, steady sessions grow by 5 minutes every 2 weeks up to the available time; otherwise
 * they stay the same. In the last 2 weeks before a show, intervals become steady sessions. The coach can change it.
 * [our choice]
 */
export function cardioWeeks(input: ProgressionInput): CardioWeek[] {
  const weeks: CardioWeek[] = [];
  for (let week = 1; week <= input.length.weeks; week += 1) {
    weeks.push(oneWeek(week, input, weeks.at(-1)));
  }
  return weeks;
}

interface ProgressionInput {
  answers: PlanAnswers;
  length: PlanLength;
  dose: CardioDose;
  placed: readonly PlacedDay[];
}

function oneWeek(
  week: number,
  { answers, length, dose, placed }: ProgressionInput,
  before: CardioWeek | undefined,
): CardioWeek {
  const steps = losesFat(answers) ? Math.floor((week - 1) / STEP_WEEKS) : 0;
  const minutes = Math.min(dose.steadyMinutes + steps * STEP_MINUTES, dose.maxSteadyMinutes);
  const isFreshLegs = length.show !== null && length.show.weeksOut - (week - 1) <= FRESH_LEGS_WEEKS;
  const days = placed.filter((day) => day.type === 'HIIT' || day.type === 'LISS');
  const hiitSessions = days.filter((day) => day.type === 'HIIT').length;
  // Intervals replaced by steady cardio keep their minutes.
  const weeklyMinutes = days.reduce(
    (sum, day) =>
      sum + (day.type === 'HIIT' ? HIIT_PROTOCOL.totalMinutes : steadyMinutesOn(day, minutes)),
    0,
  );
  return {
    week,
    sessions: days.length,
    hiitSessions: isFreshLegs ? 0 : hiitSessions,
    duration: days.length === 0 ? 0 : Math.round(weeklyMinutes / days.length),
    weeklyMinutes,
    steadyMinutes: placed.map((day) =>
      day.type === 'LISS' ? steadyMinutesOn(day, minutes) : null,
    ),
    note: noteFor({ sessions: days.length, isFreshLegs, weeklyMinutes, before }),
  };
}

function noteFor(week: {
  sessions: number;
  isFreshLegs: boolean;
  weeklyMinutes: number;
  before: CardioWeek | undefined;
}): string {
  if (week.sessions === 0) return 'No cardio planned.';
  if (week.isFreshLegs) return FRESH_LEGS_NOTE;
  if (week.before === undefined) return 'Find the pace that keeps you in the zone.';
  if (week.weeklyMinutes > week.before.weeklyMinutes) return GROWING_NOTE;
  return SAME_MINUTES_NOTE;
}
