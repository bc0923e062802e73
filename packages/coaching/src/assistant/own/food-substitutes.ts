import { FOOD_ALIASES } from '../../foods/aliases.data.ts';
import { isAllowed } from '../../foods/diet.ts';
import type { Food } from '../../foods/food.ts';
import { substitutesFor } from '../../foods/substitutes-for.ts';
import { FOODS } from '../../foods/table.ts';
import type { AthleteFacts } from '../facts.ts';
import { plainText, topicWords } from '../words.ts';

/** Words for a kind of a food. */
const KINDS = new Set(
  `lean extra low fat free whole light white red green black dried frozen canned ground diced drained sliced unsweetened plain natural
  wild baked boiled cooked sweet soft part skim reduced high raw mixed fresh firm`.split(/\s+/),
);
/** Words for a form or part that many foods share. */
const FORMS = new Set([
  'protein',
  'drink',
  'powder',
  'oil',
  'cream',
  'isolate',
  'butter',
  'leg',
  'back',
  'bar',
]);
const isCommon = (word: string) => KINDS.has(word) || FORMS.has(word);

const MAX_SHOWN = 3;

/** The food named in a text: one from the plan if possible, otherwise the one with the shortest name. */
export function foodNamed(text: string, planned: readonly string[]): Food | null {
  const mentioned = new Set(topicWords(text));
  const called = FOODS.flatMap((food) =>
    [food.name, ...(FOOD_ALIASES[food.id] ?? [])].map((name) => ({ food, name })),
  );
  const hits = called.flatMap(({ food, name }) => {
    const words = topicWords(name);
    const own = words.filter((word) => mentioned.has(word));
    if (own.every(isCommon)) return [];
    const missing = words.filter((word) => !mentioned.has(word));
    const isOther = missing.some((word) => !KINDS.has(word));
    return [{ food, shared: own.length, isOther, missing: missing.length }];
  });
  const [best] = hits.sort(
    (a, b) =>
      b.shared - a.shared ||
      // 'Rice' means white rice rather than rice cakes.
      Number(a.isOther) - Number(b.isOther) ||
      Number(planned.includes(b.food.id)) - Number(planned.includes(a.food.id)) ||
      a.missing - b.missing,
  );
  return best?.food ?? null;
}

const kindsOf = (name: string) => topicWords(name).filter((word) => !isCommon(word));

const HOW =
  'Press the swap button next to it on your meal plan page. It works out the amount and keeps the macros close.';

export function substitutes({ meals, diet }: AthleteFacts, question: string): string {
  const planned = meals.flatMap(({ foods }) => foods.map(({ foodId }) => foodId));
  const food = foodNamed(plainText(question), planned);
  if (!food) return `Which food is it? ${HOW}`;
  // Another kind of the same food is no substitute for it.
  const found = substitutesFor(food.id, diet)
    .filter(({ name }) => !kindsOf(name).some((word) => kindsOf(food.name).includes(word)))
    .slice(0, MAX_SHOWN);
  if (found.length === 0) {
    return `I don’t know a substitute for ${food.name} that your diet allows. Ask your coach.`;
  }
  const lines = found.map(({ name, ratio }) => `• ${name}: ${Math.round(100 * ratio)} g for 100 g`);
  const where = planned.includes(food.id) ? HOW : 'It’s not in your meal plan today.';
  const not = isAllowed(food, diet) ? '' : ` ${food.name} is not in your diet.`;
  return `Instead of ${food.name}:\n${lines.join('\n')}\n${where}${not}`;
}
