import type { CookingPreference } from '../../athlete/answers.ts';
import type { Food } from '../../foods/food.ts';
import type { MealKind } from '../presets.ts';

/** A slot in a dish that one food fills. */
export interface DishSlot {
  /** Foods that may fill it: the usual one and its variations. */
  foods: readonly Food[];
  /** Whether the dish works without it. */
  optional: boolean;
  /** Maximum grams, whatever the food. */
  max?: number;
  /** Minimum grams if served. */
  min?: number;
}

export const CUISINES = [
  'American',
  'British',
  'Central',
  'Chinese',
  'Eastern',
  'French',
  'German',
  'Greek',
  'Hawaiian',
  'Indian',
  'Indonesian',
  'Irish',
  'Italian',
  'Japanese',
  'Korean',
  'Low-carb',
  'Mexican',
  'Middle Eastern',
  'Portuguese',
  'Scandinavian',
  'Spanish',
  'Swiss',
  'Thai',
  'Turkish',
  'Vegan',
] as const;
export type Cuisine = (typeof CUISINES)[number];

/** Something a person cooks or assembles for a meal: foods that belong together, in reading order. */
export interface Dish {
  /** '$1' stands for the first food, and so on. */
  name: string;
  kinds: readonly MealKind[];
  cuisine: Cuisine;
  effort: CookingPreference;
  /** Total preparation time. */
  minutes: number;
  slots: readonly DishSlot[];
  /** Served only if the diet leaves few other dishes. */
  lastResort: boolean;
}
