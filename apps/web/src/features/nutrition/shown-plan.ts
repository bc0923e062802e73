import { defaultMealPlan } from '@posedown/coaching';
import type { Meal, NutritionPlan } from '@posedown/contract';

/** Calories in kcal, macros in grams. */
export interface DayMacros {
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
}

/** The plan to show: the athlete's own plan, or the default day if they have none. */
export interface ShownPlan extends DayMacros {
  /** Null for the default day. */
  id: string | null;
  createdAt: string | null;
  version: number;
  targets: DayMacros;
  meals: readonly Meal[];
  /** The restrictions that its meals respect. */
  dietaryRestrictions: NutritionPlan['dietaryRestrictions'];
  mealCount: number;
  notes: readonly string[];
  /** Why it should be replaced. */
  deficitWarning: string | null;
  /** Foods in its meals that the current diet excludes. */
  avoidedFoods: NutritionPlan['avoidedFoods'];
  sodium?: NutritionPlan['sodium'];
}

/** Default number of meals per day. */
const DEFAULT_MEAL_COUNT = 5;

function defaultPlan(): ShownPlan {
  const { meals, ...macros } = defaultMealPlan(DEFAULT_MEAL_COUNT);
  return {
    ...macros,
    id: null,
    createdAt: null,
    version: 0,
    targets: macros,
    mealCount: DEFAULT_MEAL_COUNT,
    meals: meals.map((meal) => ({ ...meal, foods: [] })),
    dietaryRestrictions: [],
    notes: [],
    deficitWarning: null,
    avoidedFoods: [],
  };
}

/** The active plan, else the first one, else the default day. */
export function planToShow(plans: readonly NutritionPlan[]): ShownPlan {
  const saved = plans.find(({ isActive }) => isActive) ?? plans[0];
  if (!saved) return defaultPlan();
  return { ...saved, mealCount: saved.meals.length || DEFAULT_MEAL_COUNT };
}
