import type { DietaryRestriction, FoodAllergy } from '../athlete/answers.ts';
import type { Food } from './food.ts';

/** The strictest diet a food's origin fits. */
export type Origin = 'vegan' | 'vegetarian' | 'omnivore';

/** Foods an athlete doesn't eat. */
export interface DietRules {
  restrictions: readonly DietaryRestriction[];
  allergies: readonly FoodAllergy[];
}

/** Whether a food contains an allergen. */
export type Containment = 'contains' | 'may contain' | 'free';

type DietFacts = Pick<Food, 'calories' | 'carbs' | 'fiber' | 'allergens' | 'mayContain'> & {
  origin: Origin;
  gluten: Containment;
};

// Our choice: net carbohydrate (without fiber), g per 100 g. Foods from 350 kcal per 100 g are eaten in small amounts,
// so they may have more. The daily carbohydrate limit is in the athlete's targets.
const CONCENTRATED_KCAL = 350;
const MAX_NET_CARBS = {
  Keto: { usual: 5, concentrated: 10 },
  'Low-Carb': { usual: 12.5, concentrated: 20 },
} as const;

/** The restrictions a food fits, from its origin, gluten, allergens and net carbohydrate. */
export function fittingRestrictions(food: DietFacts): DietaryRestriction[] {
  const fits: DietaryRestriction[] = [];
  if (food.origin !== 'omnivore') fits.push('Vegetarian');
  if (food.origin === 'vegan') fits.push('Vegan');
  if (food.gluten === 'free') fits.push('Gluten-Free');
  if (containmentOf(food, 'Dairy') === 'free') fits.push('Dairy-Free');
  const density = food.calories >= CONCENTRATED_KCAL ? 'concentrated' : 'usual';
  const netCarbs = food.carbs - food.fiber;
  for (const restriction of ['Keto', 'Low-Carb'] as const) {
    if (netCarbs <= MAX_NET_CARBS[restriction][density]) fits.push(restriction);
  }
  return fits;
}

/** Whether a food contains an allergen, may contain it, or is free of it. */
export function containmentOf(
  food: Pick<Food, 'allergens' | 'mayContain'>,
  allergy: FoodAllergy,
): Containment {
  if (food.allergens.includes(allergy)) return 'contains';
  return food.mayContain.includes(allergy) ? 'may contain' : 'free';
}

/** Whether the athlete may eat this food. Possible allergens rule it out too. */
export function isAllowed(food: Food, { restrictions, allergies }: DietRules): boolean {
  return (
    restrictions.every((restriction) => food.fits.includes(restriction)) &&
    allergies.every((allergy) => containmentOf(food, allergy) === 'free')
  );
}

/**
 * How a food breaks a diet, such as 'allergen: nuts', or null.
 * @param possessive depends on who reads the text
 */
export function avoidedReason(
  food: Food,
  rules: DietRules,
  possessive: 'your' | 'their' = 'your',
): string | null {
  const named = (allergens: readonly FoodAllergy[]) =>
    allergens
      .filter((allergen) => rules.allergies.includes(allergen))
      .join(', ')
      .toLowerCase();
  const [contained, possible] = [named(food.allergens), named(food.mayContain)];
  if (contained) return `allergen: ${contained}`;
  if (possible) return `may contain ${possible}`;
  return isAllowed(food, rules) ? null : `not in ${possessive} diet`;
}
