import { COOKING_PREFERENCES } from '../../athlete/answers.ts';
import { FOOD_ROLES, type Food } from '../../foods/food.ts';
import { FOODS, foodById } from '../../foods/table.ts';
import { requireWord } from '../../text/require-word.ts';
import { MEAL_KINDS, type MealKind } from '../presets.ts';
import { CUISINES, type Dish, type DishSlot } from './dish.ts';
import { FOOD_LISTS } from './food-lists.data.ts';

const KIND_LETTERS = Object.fromEntries(
  MEAL_KINDS.map((kind) => [kind.charAt(0).toUpperCase(), kind]),
) as Readonly<Record<string, MealKind>>;

/**
 * Parses a table of dishes, one per line, columns separated by '|': name | kinds | cuisine | cooking minutes |
 * foods. Kinds are the first letters of breakfast, snack, lunch, pre-workout and dinner. Foods are separated by '+',
 * alternatives by '/'. A leading '?' marks an optional food; ':100' limits it to 100 g, and ':100..' requires at
 * least 100 g. A word is a food's id, otherwise a list of `FOOD_LISTS`, otherwise a role of foods.
 * @throws RangeError naming the line if a column can't be parsed
 */
export function dishTable(text: string): Dish[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readDish);
}

function readDish(line: string): Dish {
  const columns = line.split('|').map((column) => column.trim());
  const [name, kinds = '', cuisine, cooking = '', foods = ''] = columns;
  const [effort, minutes] = cooking.split(/ +/);
  if (columns.length !== 5 || !name || !(Number(minutes) > 0)) {
    throw new RangeError(`Not a dish: ${line}`);
  }
  return {
    name,
    kinds: [...kinds].map((letter) => requireWord(MEAL_KINDS, KIND_LETTERS[letter], line)),
    cuisine: requireWord(CUISINES, cuisine, line),
    effort: requireWord(COOKING_PREFERENCES, effort, line),
    minutes: Number(minutes),
    slots: foods.split('+').map((slot) => readSlot(slot.trim(), line)),
    lastResort: false,
  };
}

function readSlot(text: string, line: string): DishSlot {
  const optional = text.startsWith('?');
  const [words = '', limit = ''] = (optional ? text.slice(1) : text).split(':');
  const foods = words.split('/').flatMap((word) => foodsNamed(word.trim(), line));
  return { optional, foods: [...new Set(foods)], ...readLimit(limit) };
}

function readLimit(text: string): Pick<DishSlot, 'min' | 'max'> {
  if (text === '') return {};
  return text.endsWith('..') ? { min: Number(text.slice(0, -2)) } : { max: Number(text) };
}

/** The foods a word in a dish refers to. */
export function foodsNamed(word: string, line = word): readonly Food[] {
  const food = foodById(word);
  if (food !== undefined) return [food];
  const list = FOOD_LISTS[word];
  if (list !== undefined) return list.flatMap((id) => foodsNamed(id, line));
  const role = requireWord(FOOD_ROLES, word, line);
  return FOODS.filter(({ roles }) => roles.includes(role));
}
