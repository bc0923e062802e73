import {
  DIETARY_RESTRICTIONS,
  FOOD_ALLERGIES,
  makeMealPlan,
  seededRandom,
} from '@posedown/coaching';
import { type Figure, median, percentile } from './figure.ts';

const ATHLETES = 2000;
const MEAL_COUNTS = [3, 4, 5, 6] as const;

/** How long a day of meals takes, and how often it lands within 2 % of every target. */
export function measureMeals(): Figure[] {
  const random = seededRandom('bench-meals');
  const times: number[] = [];
  let within = 0;
  for (let athlete = 0; athlete < ATHLETES; athlete += 1) {
    const calories = random.integer(1400, 4200);
    const protein = Math.round((calories * (0.2 + random.next() * 0.15)) / 4);
    const fats = Math.round((calories * (0.2 + random.next() * 0.15)) / 9);
    const carbs = Math.round((calories - protein * 4 - fats * 9) / 4);
    const startedAt = performance.now();
    const plan = makeMealPlan({
      targets: { calories: protein * 4 + carbs * 4 + fats * 9, protein, carbs, fats },
      mealCount: random.pick(MEAL_COUNTS),
      dietaryRestrictions:
        random.next() < 0.3 ? [random.pick(DIETARY_RESTRICTIONS.slice(0, 4))] : [],
      foodAllergies: random.next() < 0.3 ? [random.pick(FOOD_ALLERGIES)] : [],
      seed: athlete,
    });
    times.push(performance.now() - startedAt);
    if (plan.withinTolerance) within += 1;
  }
  return [
    { name: 'meal plan, median', value: median(times), unit: 'ms' },
    { name: 'meal plan, p99', value: percentile(times, 0.99), unit: 'ms' },
    { name: 'meal plan, slowest', value: Math.max(...times), unit: 'ms' },
    { name: 'meal plans within 2 % of all', value: (100 * within) / ATHLETES, unit: '%' },
  ];
}
