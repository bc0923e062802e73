import { minutesOf } from './clock.ts';
import { mealTypeOf } from './meal-types.ts';

/** A meal counts as current until this many minutes after its time. [our choice] */
const CURRENT_FOR_MINUTES = 60;

/**
 * The current or next meal of a day; undefined if all are past.
 * @param meals in order, each with its time, HH:MM
 * @param time HH:MM on the athlete's clock
 */
export function nextMeal<Meal extends { time: string }>(
  meals: readonly Meal[],
  time: string,
): Meal | undefined {
  const now = minutesOf(time);
  return meals.find((meal) => minutesOf(meal.time) + CURRENT_FOR_MINUTES >= now);
}

/**
 * A day's meals without anything logged yet.
 * @param logged types of the logged meals
 */
export function openMeals<Meal extends { name: string }>(
  meals: readonly Meal[],
  logged: Iterable<string | undefined>,
): Meal[] {
  const eaten = new Set(logged);
  return meals.filter(({ name }) => {
    const type = mealTypeOf(name);
    return type === undefined || !eaten.has(type);
  });
}
