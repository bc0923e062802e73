import { seededRandom } from '@posedown/coaching';
import type { Meal } from '@posedown/contract';
import type { CastMember } from './cast.ts';
import type { LivedDay } from './live.ts';
import type { NewLog } from './queries.ts';

/** What was eaten, meal by meal, as far as it was logged; the plan's own dishes, more or less. */
export function diaryRows(
  member: CastMember,
  userId: string,
  days: LivedDay[],
  meals: readonly Meal[],
): NewLog[] {
  const random = seededRandom(`diary:${member.email}`);
  const planned = meals.reduce((sum, meal) => sum + meal.calories, 0);
  return days.flatMap((day) =>
    meals.flatMap((meal) => {
      const logged = random.next() < member.behaviour.logsMeals;
      const jitter = 1 + random.normal(0, 0.05);
      if (!logged || day.silent) return [];
      const scale = (day.targets.calories / planned) * day.eatenShare * jitter;
      return {
        userId,
        date: day.date,
        mealType: mealTypeOf(meal.name),
        foodName: meal.foods.map((food) => food.name).join(', '),
        quantity: 1,
        unit: 'serving' as const,
        calories: Math.round(meal.calories * scale),
        protein: oneDecimal(meal.protein * scale),
        carbs: oneDecimal(meal.carbs * scale),
        fats: oneDecimal(meal.fats * scale),
        time: meal.time,
        createdAt: new Date(`${day.date}T${meal.time}:00Z`),
      };
    }),
  );
}

/** 'Mid-Morning Snack' → 'mid-morning-snack'. */
function mealTypeOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
