import type { Macros } from '../foods/food.ts';
import type { PlannedFood } from './planned-food.ts';

/** A meal; its macros are the sums of its foods. */
export interface PlannedMeal extends Macros {
  name: string;
  /** HH:MM on the athlete's clock. */
  time: string;
  /** What it is called on a menu; absent in plans made before dishes had names, and in meals put together by hand. */
  dish?: string;
  foods: PlannedFood[];
}

/** A day of meals; its macros are the sums of its meals. */
export interface MealPlan extends Macros {
  meals: PlannedMeal[];
  /** (Plan − target) ÷ target for each macro: 0.01 is 1 % too much. */
  deviations: Macros;
  /** Whether every deviation is at most 2 %. */
  withinTolerance: boolean;
  /** What the athlete should know about the plan, in sentences. */
  notes: string[];
}

/** The largest deviation a plan may have without saying so. */
export const MEAL_PLAN_TOLERANCE = 0.02;
