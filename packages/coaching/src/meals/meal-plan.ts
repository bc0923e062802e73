import type { Macros } from '../foods/food.ts';
import type { PlannedFood } from './planned-food.ts';

/** A meal; its macros are the sums of its foods. */
export interface PlannedMeal extends Macros {
  name: string;
  /** HH:MM on the athlete's clock. */
  time: string;
  /** Its name on a menu. Absent in plans from before dishes had names, and in meals assembled by hand. */
  dish?: string;
  foods: PlannedFood[];
}

/** A day of meals; its macros are the sums of its meals. */
export interface MealPlan extends Macros {
  meals: PlannedMeal[];
  /** (Plan − target) ÷ target for each macro: 0.01 is 1% too much. */
  deviations: Macros;
  /** Whether every deviation is at most 2%. */
  withinTolerance: boolean;
  /** Notes on the plan for the athlete, in sentences. */
  notes: string[];
}

/** Maximum deviation of a plan without a note about it. */
export const MEAL_PLAN_TOLERANCE = 0.02;
