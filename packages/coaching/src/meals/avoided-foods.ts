import { avoidedWords, type DietRules } from '../foods/diet.ts';
import { foodById } from '../foods/table.ts';

/** A food of an active plan that the diet now excludes. */
export interface AvoidedFood {
  foodId: string;
  name: string;
  /** 'allergen: nuts' */
  why: string;
}

interface PlannedMeal {
  foods: readonly { foodId: string; name: string }[];
}

/** A plan's foods that the diet excludes, without duplicates. @param whose diet, from the reader's view */
export function avoidedFoods(
  meals: readonly PlannedMeal[],
  rules: DietRules,
  whose: 'your' | 'their',
): AvoidedFood[] {
  const found = new Map<string, AvoidedFood>();
  for (const { foodId, name } of meals.flatMap(({ foods }) => foods)) {
    const food = foodById(foodId);
    const why = food && avoidedWords(food, rules, whose);
    if (why) found.set(foodId, { foodId, name, why });
  }
  return [...found.values()];
}

const MOST_NAMED = 3;

/** The same in words: 'Almonds (allergen: nuts), Salmon (not in their diet) and 2 more'. */
export function avoidedText(avoided: readonly AvoidedFood[]): string {
  const named = avoided.slice(0, MOST_NAMED).map(({ name, why }) => `${name} (${why})`);
  const more = avoided.length - named.length;
  return `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
