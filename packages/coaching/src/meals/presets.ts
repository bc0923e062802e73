export const MEAL_COUNTS = [3, 4, 5, 6] as const;
export type MealCount = (typeof MEAL_COUNTS)[number];

export const MEAL_KINDS = ['breakfast', 'snack', 'lunch', 'pre-workout', 'dinner'] as const;
export type MealKind = (typeof MEAL_KINDS)[number];

/** A meal of the day before it has foods. The time is HH:MM on the athlete's clock. */
export interface MealPreset {
  name: string;
  time: string;
  kind: MealKind;
  /** Its timing around training; absent if unrelated. */
  timing?: MealTiming;
}

/** Before training, shortly before an early session, or after it. */
export type MealTiming = 'pre' | 'small-pre' | 'post';

const meal = (name: string, time: string, kind: MealKind): MealPreset => ({
  ...{ name, time, kind },
  ...(kind === 'pre-workout' ? { timing: 'pre' } : {}),
});

/** Names and times of the meals, for each number of meals a day. */
export const MEAL_PRESETS: Readonly<Record<MealCount, readonly MealPreset[]>> = {
  3: [
    meal('Breakfast', '08:00', 'breakfast'),
    meal('Lunch', '13:00', 'lunch'),
    meal('Dinner', '19:00', 'dinner'),
  ],
  4: [
    meal('Breakfast', '07:30', 'breakfast'),
    meal('Lunch', '12:30', 'lunch'),
    meal('Pre-Workout', '16:30', 'pre-workout'),
    meal('Dinner', '20:00', 'dinner'),
  ],
  5: [
    meal('Breakfast', '07:00', 'breakfast'),
    meal('Mid-Morning Snack', '10:00', 'snack'),
    meal('Lunch', '13:00', 'lunch'),
    meal('Pre-Workout', '16:00', 'pre-workout'),
    meal('Dinner', '19:00', 'dinner'),
  ],
  6: [
    meal('Breakfast', '07:00', 'breakfast'),
    meal('Mid-Morning Snack', '10:00', 'snack'),
    meal('Lunch', '12:30', 'lunch'),
    meal('Pre-Workout', '15:30', 'pre-workout'),
    meal('Dinner', '18:30', 'dinner'),
    meal('Snack', '21:00', 'snack'),
  ],
};
