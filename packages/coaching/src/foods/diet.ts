import type { DietaryRestriction, FoodAllergy } from '../athlete/answers.ts';
import type { Food } from './food.ts';

/** The strictest diet that a food suits by where it comes from. */
export type Origin = 'vegan' | 'vegetarian' | 'omnivore';

/** What an athlete does not eat. */
export interface DietRules {
  restrictions: readonly DietaryRestriction[];
  allergies: readonly FoodAllergy[];
}

type DietFacts = Pick<Food, 'calories' | 'carbs' | 'fibre' | 'allergens'> & {
  origin: Origin;
  containsGluten: boolean;
};

// Ours: net carbohydrate (without fibre), g per 100 g. Foods from 350 kcal per 100 g are eaten by the spoon or
// the handful, so they may hold more. The day's own limit of carbohydrate is in the athlete's targets.
const CONCENTRATED_KCAL = 350;
const MOST_NET_CARBS = {
  Keto: { usual: 5, concentrated: 10 },
  'Low-Carb': { usual: 12.5, concentrated: 20 },
} as const;

/** The restrictions a food fits, from its origin, gluten, allergens and net carbohydrate. */
export function fittingRestrictions(food: DietFacts): DietaryRestriction[] {
  const fits: DietaryRestriction[] = [];
  if (food.origin !== 'omnivore') fits.push('Vegetarian');
  if (food.origin === 'vegan') fits.push('Vegan');
  if (!food.containsGluten) fits.push('Gluten-Free');
  if (!food.allergens.includes('Dairy')) fits.push('Dairy-Free');
  const density = food.calories >= CONCENTRATED_KCAL ? 'concentrated' : 'usual';
  const netCarbs = food.carbs - food.fibre;
  for (const restriction of ['Keto', 'Low-Carb'] as const) {
    if (netCarbs <= MOST_NET_CARBS[restriction][density]) fits.push(restriction);
  }
  return fits;
}

/** Whether the athlete may eat this food. */
export function isAllowed(food: Food, { restrictions, allergies }: DietRules): boolean {
  return (
    restrictions.every((restriction) => food.fits.includes(restriction)) &&
    !allergies.some((allergy) => food.allergens.includes(allergy))
  );
}

/**
 * How a food breaks what an athlete said about their diet: 'allergen: nuts'; null where it does not.
 * @param whose diet it is to the reader
 */
export function avoidedWords(
  food: Food,
  rules: DietRules,
  whose: 'your' | 'their' = 'your',
): string | null {
  const allergens = food.allergens.filter((allergen) => rules.allergies.includes(allergen));
  if (allergens.length > 0) return `allergen: ${allergens.join(', ').toLowerCase()}`;
  return isAllowed(food, rules) ? null : `not in ${whose} diet`;
}
