import { avoidedWords } from '../../foods/diet.ts';
import { foodById } from '../../foods/table.ts';
import type { AthleteFacts, MealFact } from '../facts.ts';
import { isMeant, plainText } from '../words.ts';
import { macros } from './macros.ts';

/** What else a meal is called. */
const OTHER_NAMES = new Map(
  Object.entries({
    supper: 'dinner',
    brunch: 'breakfast',
    preworkout: 'pre workout',
  }),
);
/** Meals that people ask for by name, whether their plan has them or not. */
const USUAL = /\b(breakfast|lunch|dinner|snack)s?\b/;
/** A time of day names no meal. */
const NO_NAME = new Set(['mid', 'morning', 'meal', 'evening']);

/** The meals of a plan that a question names; of several those that it names by most of their words. */
export function mealsNamed(meals: readonly MealFact[], question: string): MealFact[] {
  const said = wordsOf(question);
  const hits = meals.map((meal) => {
    const name = plainText(meal.name).split(' ');
    const own = name.filter((word) => said.some((other) => isNamed(other, word)));
    return { meal, count: own.some((word) => !NO_NAME.has(word)) ? own.length : 0 };
  });
  const most = Math.max(0, ...hits.map(({ count }) => count));
  return most === 0 ? [] : hits.filter(({ count }) => count === most).map(({ meal }) => meal);
}

const wordsOf = (question: string) =>
  plainText(question)
    .split(' ')
    .flatMap((word) => (OTHER_NAMES.get(word) ?? word).split(' '));

const isNamed = (said: string, word: string) => isMeant(said.replace(/s$/, ''), word);

/** The usual meal that a question names; null where it names none. */
export const usualMealIn = (question: string): string | null =>
  USUAL.exec(wordsOf(question).join(' '))?.[1] ?? null;

/** A meal with its foods, and a word on whatever the athlete’s diet has come to exclude since. */
export function mealText(meal: MealFact, { diet }: Pick<AthleteFacts, 'diet'>): string {
  const foods = meal.foods.map(({ foodId, name, amount }) => {
    const food = foodById(foodId);
    const avoided = food && avoidedWords(food, diet);
    return `• ${amount} ${name}${avoided ? ` (${avoided}; swap it on the meal plan page)` : ''}`;
  });
  return `${meal.name} at ${meal.time} (${macros(meal)}):\n${foods.join('\n')}`;
}
