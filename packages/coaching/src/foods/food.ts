import type { CookingPreference, DietaryRestriction, FoodAllergy } from '../athlete/answers.ts';

export const FOOD_GROUPS = [
  'protein',
  'legume',
  'dairy',
  'starch',
  'vegetable',
  'fruit',
  'fat',
  'condiment',
  'snack',
] as const;
export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** Units in which a meal can be logged (section 5 of the specification). */
export const FOOD_UNITS = ['g', 'oz', 'cup', 'tbsp', 'tsp', 'piece', 'slice'] as const;
export type FoodUnit = (typeof FOOD_UNITS)[number];

/** Grams per ounce (avoirdupois). */
export const GRAMS_PER_OUNCE = 28.35;

/** Roles of a food in a meal, used by the meal templates. */
export const FOOD_ROLES = [
  'meat',
  'ground-meat',
  'fish',
  'seafood',
  'canned-fish',
  'smoked-fish',
  'cold-cut',
  'breakfast-meat',
  'egg',
  'boiled-egg',
  'egg-white',
  'plant-protein',
  'stir-fry-protein',
  'scramble',
  'pulse',
  'powder',
  'yogurt',
  'curd',
  'milk',
  'cheese',
  'hard-cheese',
  'oats',
  'cereal',
  'bread',
  'wrap',
  'cracker',
  'nibble',
  'rice',
  'potato',
  'grain',
  'pasta',
  'noodle',
  'leaf',
  'salad-veg',
  'cooked-veg',
  'stir-veg',
  'breakfast-veg',
  'snack-veg',
  'tomato-sauce',
  'fruit',
  'berry',
  'dried-fruit',
  'juice',
  'oil',
  'dressing',
  'spread-fat',
  'plate-fat',
  'nuts',
  'seeds',
  'nut-butter',
  'sauce-fat',
  'honey',
  'soy-sauce',
  'salsa',
  'dip',
  'jerky',
  'bar',
  'sweet',
] as const;
export type FoodRole = (typeof FOOD_ROLES)[number];

/** How a food is weighed: as eaten (cooked, drained, from the pack), raw or dry. */
export type WeighedState = 'as eaten' | 'raw' | 'dry';

/** How common a food is among athletes. */
export type FoodFamiliarity = 'staple' | 'common' | 'rare';

/** Energy in kcal and macronutrients in g. */
export interface Macros {
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
}
export const MACRO_KEYS = ['calories', 'protein', 'carbs', 'fats'] as const;

/** A food as athletes weigh it. Macros are per 100 g; carbohydrate includes fiber, as in USDA data. */
export interface Food extends Macros {
  /** A slug that never changes once published. */
  id: string;
  name: string;
  group: FoodGroup;
  fiber: number;
  /** Grams per unit, for each unit that makes sense for this food; g and oz always do. */
  units: Readonly<Partial<Record<FoodUnit, number>>>;
  /** The restrictions this food fits. */
  fits: readonly DietaryRestriction[];
  /** Allergens it contains. */
  allergens: readonly FoodAllergy[];
  /** Allergens in some brands, or traces. Treated as contained. */
  mayContain: readonly FoodAllergy[];
  roles: readonly FoodRole[];
  /** The kitchen increment and the smallest and largest sensible portion per meal, in g. */
  portion: Readonly<{ step: number; min: number; max: number }>;
  /** Minimum cooking effort. */
  effort: CookingPreference;
  weighed: WeighedState;
  familiarity: FoodFamiliarity;
  /** USDA FoodData Central id, only if certain. */
  fdcId?: number;
}

/** Whether a food counts toward the day's fruit and vegetables; juice doesn't. */
export function isProduce({ group, roles }: Pick<Food, 'group' | 'roles'>): boolean {
  return group === 'vegetable' || (group === 'fruit' && !roles.includes('juice'));
}

/** Whether it needs a pan, a pot or an oven. */
export function isCooked({ effort }: Pick<Food, 'effort'>): boolean {
  return effort !== 'minimal';
}
