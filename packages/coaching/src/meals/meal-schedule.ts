import { hhmmOf, minutesOf } from './clock.ts';
import { MEAL_PRESETS, type MealCount, type MealPreset } from './presets.ts';
import { SCHEDULES, type ScheduledMeal } from './schedules.data.ts';

/** When an athlete usually trains (HH:MM), and for how long. */
export interface TrainingSession {
  time: string;
  minutes: number;
}

/** Minutes between the session and the next meal, for a shower and the way home. */
const AFTER_MINUTES = 45;
const AFTER_EARLY_MINUTES = 30;
const BEFORE_MINUTES = 120;
const SMALL_BEFORE_MINUTES = 45;
const APART_MINUTES = 75;
const STEP_MINUTES = 15;
const LAST_MINUTE = 23 * 60 + 45;
const FIRST_MINUTE = 4 * 60;
const EARLY = 8 * 60;

/**
 * A day's meals around training: one meal one to three hours before, one within two hours after. Before sessions
 * starting before 8:00 there is a small meal or none. Without a training time, the usual day.
 */
export function mealSchedule(count: MealCount, training?: TrainingSession): readonly MealPreset[] {
  if (training === undefined) return MEAL_PRESETS[count];
  const meals = SCHEDULES.find(({ before }) => training.time < before)?.meals[count];
  if (meals === undefined) return MEAL_PRESETS[count];
  const start = minutesOf(training.time);
  let earliest = FIRST_MINUTE;
  return meals.map((meal) => {
    const at = Math.min(LAST_MINUTE, Math.max(earliest, minuteOf(meal, start, training.minutes)));
    earliest = at + APART_MINUTES;
    const { name, kind, timing } = meal;
    return { name, kind, time: hhmmOf(at), ...(timing ? { timing } : {}) };
  });
}

function minuteOf(meal: ScheduledMeal, start: number, minutes: number): number {
  const { at, timing, beforeMinutes } = meal;
  if (at !== undefined) return minutesOf(at);
  if (timing === 'small-pre') return onStep(start - SMALL_BEFORE_MINUTES, Math.floor);
  if (timing === 'pre') return onStep(start - (beforeMinutes ?? BEFORE_MINUTES), Math.floor);
  const after = start < EARLY ? AFTER_EARLY_MINUTES : AFTER_MINUTES;
  return onStep(start + minutes + after, Math.round);
}

const onStep = (minute: number, round: (steps: number) => number) =>
  round(minute / STEP_MINUTES) * STEP_MINUTES;
