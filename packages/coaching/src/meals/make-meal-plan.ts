import type { CookingPreference, DietaryRestriction, FoodAllergy } from '../athlete/answers.ts';
import type { Macros } from '../foods/food.ts';
import { sumMacros } from '../foods/portion.ts';
import { seededRandom } from '../random/seeded.ts';
import { assembleMeals, deviationsFrom, worstDeviation } from './assemble-plan.ts';
import { dayGoals } from './day-goals.ts';
import { drawDay } from './draw-day.ts';
import { improveDay } from './improve-day.ts';
import { MEAL_PLAN_TOLERANCE, type MealPlan, type PlannedMeal } from './meal-plan.ts';
import { stockPantry } from './pantry.ts';
import { planNotes } from './plan-notes.ts';
import { MEAL_PRESETS, type MealCount } from './presets.ts';
import { roundPortions } from './round-portions.ts';

export interface MealPlanRequest {
  /** kcal and g a day. */
  targets: Macros;
  mealCount: MealCount;
  dietaryRestrictions: readonly DietaryRestriction[];
  foodAllergies: readonly FoodAllergy[];
  /** Foods that take more cooking are kept rare. */
  cookingPreference?: CookingPreference;
  /** The same seed gives the same plan. */
  seed: string | number;
}

const MOST_ATTEMPTS = 5;
/** Changes tried on one day, and on all days together: they bound the time a plan takes. */
const MOST_TRIES = 80;
const MOST_TRIES_IN_ALL = 300;
const GOOD_ENOUGH = 0.01;

/**
 * Makes a day of meals from the food table. Restrictions and allergies always hold, no food comes more than
 * twice, portions are kitchen-sized, and the numbers shown add up. It draws days, solves the portions and keeps
 * the day that comes closest to the targets; where no day comes within 2 %, the notes say so.
 * @throws RangeError when a target is not a number from 0 up.
 */
export function makeMealPlan(request: MealPlanRequest): MealPlan {
  const { targets, mealCount, cookingPreference } = request;
  if (!Object.values(targets).every((value) => Number.isFinite(value) && value >= 0)) {
    throw new RangeError('The targets of a meal plan are numbers from 0 up');
  }
  const rules = { restrictions: request.dietaryRestrictions, allergies: request.foodAllergies };
  const presets = MEAL_PRESETS[mealCount];
  const goals = dayGoals(targets, presets);
  const pantry = stockPantry(rules, cookingPreference);
  const source = { presets, goals, pantry, random: seededRandom(request.seed) };

  let triesLeft = MOST_TRIES_IN_ALL;
  let best: { meals: PlannedMeal[]; deviations: Macros; worst: number } | undefined;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const mostTries = Math.min(MOST_TRIES, triesLeft);
    const { draft, tries } = improveDay(drawDay(source), source, mostTries);
    triesLeft -= tries;
    roundPortions(draft, goals);
    const meals = assembleMeals(presets, draft);
    const deviations = deviationsFrom(targets, sumMacros(meals));
    const worst = worstDeviation(deviations);
    if (best === undefined || worst < best.worst) best = { meals, deviations, worst };
    if (worst <= GOOD_ENOUGH) break;
  }
  if (best === undefined) throw new RangeError('A meal plan needs at least one attempt');
  const { meals, deviations, worst } = best;
  const made = { meals, ...sumMacros(meals), deviations };
  return {
    ...made,
    withinTolerance: worst <= MEAL_PLAN_TOLERANCE,
    notes: planNotes(made, targets, rules),
  };
}
