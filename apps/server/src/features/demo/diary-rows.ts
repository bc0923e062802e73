import {
  foodById,
  macrosOfAmount,
  mealTypeOf,
  measuredFood,
  seededRandom,
} from '@posedown/coaching';
import type { Meal } from '@posedown/contract';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import type { CastMember } from './cast.ts';
import type { DemoRow } from './queries.ts';
import type { LivedDay } from './simulate-days.ts';

/** Number of recent days the demo athlete logs food by food, like the log-meal screen does. */
const CAREFUL_DAYS = 21;

/**
 * Logged meals. Athletes who tire of the diary skip whole days, because gaps within a day would understate
 * expenditure.
 */
export function diaryRows(
  member: CastMember,
  userId: string,
  days: LivedDay[],
  meals: readonly Meal[],
): DemoRow<'logs'>[] {
  const random = seededRandom(`diary:${member.email}`);
  const planned = meals.reduce((sum, meal) => sum + meal.calories, 0);
  const careful = new Set(
    member.email === DEMO_ACCOUNTS.client.email
      ? days.slice(-CAREFUL_DAYS).map(({ date }) => date)
      : [],
  );
  const { logsDays, logsMeals } = member.behavior;
  return days.flatMap((day) => {
    const isLogged = random.next() < logsDays && !day.silent;
    return meals.flatMap((meal) => {
      const logged = random.next() < logsMeals;
      const jitter = 1 + random.normal(0, 0.05);
      if (!isLogged || !logged) return [];
      const scale = (day.targets.calories / planned) * day.eatenShare * jitter;
      const line = {
        userId,
        date: day.date,
        mealType: mealTypeOf(meal.name) ?? 'snack',
        time: meal.time,
        createdAt: new Date(`${day.date}T${meal.time}:00Z`),
      };
      if (careful.has(day.date)) return foodRows(line, meal, scale);
      return {
        ...line,
        foodName: meal.foods.map((food) => food.name).join(', '),
        quantity: 1,
        unit: 'serving' as const,
        calories: Math.round(meal.calories * scale),
        protein: oneDecimal(meal.protein * scale),
        carbs: oneDecimal(meal.carbs * scale),
        fats: oneDecimal(meal.fats * scale),
      };
    });
  });
}

type Line = Pick<DemoRow<'logs'>, 'userId' | 'date' | 'mealType' | 'time' | 'createdAt'>;

/** A meal logged food by food, each weighed to the nearest 5 g. */
function foodRows(line: Line, meal: Meal, scale: number): DemoRow<'logs'>[] {
  return meal.foods.flatMap(({ foodId, name, grams }) => {
    const food = foodById(foodId);
    const quantity = Math.max(5, Math.round((grams * scale) / 5) * 5);
    const macros = food && macrosOfAmount(measuredFood(food), quantity, 'g');
    return macros ? [{ ...line, foodId, foodName: name, quantity, unit: 'g', ...macros }] : [];
  });
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
