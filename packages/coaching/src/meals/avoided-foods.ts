import { avoidedReason, type DietRules } from '../foods/diet.ts';
import { foodById } from '../foods/table.ts';

/** A food of an active plan that the diet now excludes. */
export interface AvoidedFood {
  foodId: string;
  name: string;
  /** Reason, such as 'allergen: nuts'. */
  why: string;
}

interface PlannedMeal {
  foods: readonly { foodId: string; name: string }[];
}

/**
 * A plan's foods that the diet excludes, without duplicates.
 * @param possessive depends on who reads the text
 */
export function avoidedFoods(
  meals: readonly PlannedMeal[],
  rules: DietRules,
  possessive: 'your' | 'their',
): AvoidedFood[] {
  const found = new Map<string, AvoidedFood>();
  for (const { foodId, name } of meals.flatMap(({ foods }) => foods)) {
    const food = foodById(foodId);
    const why = food && avoidedReason(food, rules, possessive);
    if (why) found.set(foodId, { foodId, name, why });
  }
  return [...found.values()];
}

const MAX_NAMED = 3;

/** Formats the foods as 'Almonds (allergen: nuts), Salmon (not in their diet) and 2 more'. */
export function avoidedText(avoided: readonly AvoidedFood[]): string {
  const named = avoided.slice(0, MAX_NAMED).map(({ name, why }) => `${name} (${why})`);
  const more = avoided.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
