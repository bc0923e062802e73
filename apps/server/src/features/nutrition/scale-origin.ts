import { avoidedFoods, type DietRules, type PlannedMeal } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { listPlans, type StoredPlan } from './queries.ts';

/** Plans looked back on: more than a prep has weeks. */
const MOST_LOOKED_BACK = 40;

/**
 * The meals that a plan in force is scaled from: those that its foods were first planned with. Each scaling rounds the
 * portions, and from one rounded plan to the next they would drift away from what was planned.
 */
export async function findScaleOrigin(
  db: Db,
  active: StoredPlan,
  rules: DietRules,
): Promise<Pick<StoredPlan, 'meals' | 'targets'>> {
  // A food that the diet has come to exclude never grows again.
  if (avoidedFoods(active.meals, rules, 'your').length > 0) return active;
  const plans = await listPlans(db, active.userId, MOST_LOOKED_BACK);
  const foods = foodsKey(active.meals);
  const other = plans.findIndex(({ meals }) => foodsKey(meals) !== foods);
  return plans.slice(0, other < 0 ? plans.length : other).at(-1) ?? active;
}

const foodsKey = (meals: readonly PlannedMeal[]) =>
  JSON.stringify(meals.map(({ name, foods }) => [name, ...foods.map(({ foodId }) => foodId)]));
