import { avoidedReason } from '../../foods/diet.ts';
import { foodById } from '../../foods/table.ts';
import type { AthleteFacts, MealFact } from '../facts.ts';
import { isSameWord, plainText } from '../words.ts';
import { macros } from './macros.ts';

/** Other names for meals. */
const OTHER_NAMES = new Map(
  Object.entries({
    supper: 'dinner',
    brunch: 'breakfast',
    preworkout: 'pre workout',
  }),
);
/** Meals people ask for by name, whether or not their plan has them. */
const USUAL = /\b(breakfast|lunch|dinner|snack)s?\b/;
/** Words for a time of day, which don't identify a meal. */
const NO_NAME = new Set(['mid', 'morning', 'meal', 'evening']);

/** The plan's meals named in a question; if several, those matching the most words. */
export function mealsNamed(meals: readonly MealFact[], question: string): MealFact[] {
  const questionWords = wordsOf(question);
  const hits = meals.map((meal) => {
    const name = plainText(meal.name).split(' ');
    const own = name.filter((word) => questionWords.some((other) => isNamed(other, word)));
    return { meal, count: own.some((word) => !NO_NAME.has(word)) ? own.length : 0 };
  });
  const maxCount = Math.max(0, ...hits.map(({ count }) => count));
  return maxCount === 0
    ? []
    : hits.filter(({ count }) => count === maxCount).map(({ meal }) => meal);
}

const wordsOf = (question: string) =>
  plainText(question)
    .split(' ')
    .flatMap((word) => (OTHER_NAMES.get(word) ?? word).split(' '));

const isNamed = (typed: string, word: string) => isSameWord(typed.replace(/s$/, ''), word);

/** The usual meal named in a question, or null. */
export const usualMealIn = (question: string): string | null =>
  USUAL.exec(wordsOf(question).join(' '))?.[1] ?? null;

/** A meal with its foods, noting any that the athlete's diet now excludes. */
export function mealText(meal: MealFact, { diet }: Pick<AthleteFacts, 'diet'>): string {
  const foods = meal.foods.map(({ foodId, name, amount }) => {
    const food = foodById(foodId);
    const avoided = food && avoidedReason(food, diet);
    return `• ${amount} ${name}${avoided ? ` (${avoided}; swap it on the meal plan page)` : ''}`;
  });
  return `${meal.name} at ${meal.time} (${macros(meal)}):\n${foods.join('\n')}`;
}
