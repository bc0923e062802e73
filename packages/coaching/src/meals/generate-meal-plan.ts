import type { CookingPreference, DietaryRestriction, FoodAllergy } from '../athlete/answers.ts';
import type { DietRules } from '../foods/diet.ts';
import type { Macros } from '../foods/food.ts';
import { sumMacros } from '../foods/portion.ts';
import { seededRandom } from '../random/seeded.ts';
import { assembleMeals, deviationsFrom, worstDeviation } from './assemble-plan.ts';
import { auditMeals } from './audit-meals.ts';
import type { DayDraft } from './day-draft.ts';
import { dayGoals, type MealGoal } from './day-goals.ts';
import { DISHES } from './dishes/all-dishes.ts';
import { isDishOf } from './dishes/dish-name.ts';
import type { DaySource } from './draw-day.ts';
import { improveDay } from './improve-day.ts';
import { MEAL_PLAN_TOLERANCE, type MealPlan, type PlannedMeal } from './meal-plan.ts';
import { mealSchedule, type TrainingSession } from './meal-schedule.ts';
import { stockPantry } from './pantry.ts';
import { planNotes } from './plan-notes.ts';
import type { MealCount } from './presets.ts';
import { roundPortions } from './round-portions.ts';

export interface MealPlanRequest {
  /** kcal and g a day. */
  targets: Macros;
  mealCount: MealCount;
  dietaryRestrictions: readonly DietaryRestriction[];
  foodAllergies: readonly FoodAllergy[];
  /** Foods that need more cooking are used rarely. */
  cookingPreference?: CookingPreference;
  /** For the meals around training. */
  weightKg?: number;
  /** The usual training time; without it, meals are at the usual times. */
  training?: TrainingSession;
  /** Meals of the previous plan; other dishes are preferred. */
  recentMeals?: readonly Pick<PlannedMeal, 'dish' | 'foods'>[];
  /** The same seed gives the same plan. */
  seed: string | number;
}

const MAX_ATTEMPTS = 7;
/** Maximum changes tried per day, and for all days together. They bound the running time. */
const MAX_TRIES = { usual: 80, minimal: 140 } as const;
const MAX_TOTAL_TRIES = 850;
const GOOD_ENOUGH = 0.01;
/** After this many further days, a day that meets its targets is accepted even if it breaks a rule. */
const ENOUGH_ATTEMPTS = 4;
/**
 * Attempts from which rules are relaxed if none met the macros: first larger portions and repeated foods, then only
 * the macros count, with any cooking.
 */
const LOOSE_FROM = 2;
const RELAXED_FROM = 4;
const ANY_COOKING_FROM = 5;

/** Above this share of energy from protein, meals without meat, fish and dairy need a shake. */
const SHAKES_ABOVE = 0.24;

interface BuiltDay {
  meals: PlannedMeal[];
  deviations: Macros;
  /** The largest deviation beyond what is good enough, plus the broken rules. */
  fault: number;
  worst: number;
}

/**
 * Creates a day of meals from dishes. Restrictions and allergies always apply, no food appears more than twice,
 * portions are kitchen-sized, and the shown numbers add up. It draws days, solves portions and keeps the day closest
 * to the targets and the rules of a good day. If none is within 2%, the notes say so.
 * @throws RangeError if a target is not a number from 0 up
 */
export function generateMealPlan(request: MealPlanRequest): MealPlan {
  const { targets } = request;
  if (!Object.values(targets).every((value) => Number.isFinite(value) && value >= 0)) {
    throw new RangeError('The targets of a meal plan are numbers from 0 up');
  }
  const rules = { restrictions: request.dietaryRestrictions, allergies: request.foodAllergies };
  const source = sourceOf(request, rules);
  const maxTries = MAX_TRIES[source.pantry.isMinimal ? 'minimal' : 'usual'];
  let remainingTries = MAX_TOTAL_TRIES;
  let best: BuiltDay | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const isHard = attempt >= LOOSE_FROM && best !== undefined && best.worst > GOOD_ENOUGH;
    const from = isHard ? looserSource(source, rules, attempt) : source;
    const { draft, tries } = improveDay(from, Math.min(maxTries, remainingTries));
    remainingTries -= tries;
    roundPortions(draft, from.goals);
    const built = buildDay(draft, from, request);
    if (best === undefined || built.fault < best.fault) best = built;
    if (best.fault === 0 || (attempt >= ENOUGH_ATTEMPTS && best.worst <= GOOD_ENOUGH)) break;
  }
  if (best === undefined) throw new RangeError('A meal plan needs at least one attempt');
  const { deviations, worst } = best;
  const plan = { meals: best.meals, ...sumMacros(best.meals), deviations };
  return {
    ...plan,
    withinTolerance: worst <= MEAL_PLAN_TOLERANCE,
    notes: planNotes(plan, targets, rules),
  };
}

/** Allows larger portions and repeated foods; from a later attempt on, only the macros count, with any cooking. */
function looserSource(source: DaySource, rules: DietRules, attempt: number): DaySource {
  const { day, quality } = source.goals;
  const meals = source.goals.meals.map(withWidePortions);
  if (attempt >= RELAXED_FROM) {
    const pantry = attempt < ANY_COOKING_FROM ? source.pantry : stockPantry(rules);
    return { ...source, goals: { day, meals }, pantry, isLoose: true };
  }
  return { ...source, goals: { day, meals, ...(quality && { quality }) }, isLoose: true };
}

function withWidePortions({ portions: _, ...goal }: MealGoal): MealGoal {
  return goal;
}

function sourceOf(request: MealPlanRequest, rules: DietRules): DaySource {
  const { targets, weightKg, training, recentMeals = [] } = request;
  const presets = mealSchedule(request.mealCount, training);
  const isPlantBased = rules.restrictions.some((one) => one === 'Vegan' || one === 'Vegetarian');
  return {
    presets,
    goals: dayGoals(targets, presets, weightKg),
    pantry: stockPantry(rules, request.cookingPreference),
    random: seededRandom(request.seed),
    recentDishes: new Set(
      recentMeals.flatMap((meal) => DISHES.filter((dish) => isDishOf(dish, meal))),
    ),
    isLoose: false,
    withShakes: isPlantBased && 4 * targets.protein > SHAKES_ABOVE * targets.calories,
  };
}

function buildDay(draft: DayDraft, { presets }: DaySource, request: MealPlanRequest): BuiltDay {
  const meals = assembleMeals(presets, draft);
  const total = sumMacros(meals);
  const deviations = deviationsFrom(request.targets, total);
  const worst = worstDeviation(deviations);
  const broken = auditMeals({ meals, ...total }, request).length;
  const missed = worst <= GOOD_ENOUGH ? 0 : 100 + 1000 * worst;
  return { meals, deviations, worst, fault: missed + broken };
}
