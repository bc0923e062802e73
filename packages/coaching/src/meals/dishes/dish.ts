import type { CookingPreference } from '../../athlete/answers.ts';
import type { Food } from '../../foods/food.ts';
import type { MealKind } from '../presets.ts';

/** A place in a dish that one food fills. */
export interface DishSlot {
  /** The foods that may fill it: what the dish is made with, and its variations. */
  foods: readonly Food[];
  /** The dish is whole without it. */
  optional: boolean;
  /** So many grams at most, whatever the food. */
  most?: number;
  /** So many grams at least where it is served. */
  least?: number;
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

/** What a person cooks or assembles for a meal: foods that belong together, in the order in which they are read. */
export interface Dish {
  /** '$1' is the first food, and so on. */
  name: string;
  kinds: readonly MealKind[];
  cuisine: Cuisine;
  effort: CookingPreference;
  /** From the cupboard to the table. */
  minutes: number;
  slots: readonly DishSlot[];
  /** Served only where the diet leaves few other dishes. */
  lastResort: boolean;
}
