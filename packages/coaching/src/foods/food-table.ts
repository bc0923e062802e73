import {
  COOKING_PREFERENCES,
  type CookingPreference,
  FOOD_ALLERGIES,
  type FoodAllergy,
} from '../athlete/answers.ts';
import { requireWord } from '../text/require-word.ts';
import { fittingRestrictions, type Origin } from './diet.ts';
import {
  FOOD_ROLES,
  FOOD_UNITS,
  type Food,
  type FoodGroup,
  type FoodRole,
  type FoodUnit,
  GRAMS_PER_OUNCE,
} from './food.ts';

const ORIGINS = ['omnivore', 'vegetarian', 'vegan'] as const satisfies readonly Origin[];

/**
 * Parses a table of foods, one per line, columns separated by '|': id | name | kcal protein carbs fats fiber | step
 * min max | units | origin | allergens | roles | more. Macros are per 100 g, portions in g. Units are pairs such as
 * 'cup 158, piece 50'. Origin is vegan, vegetarian or omnivore, the strictest diet the food fits. Allergens are
 * contained, or, with a '?', contained in some brands: 'Dairy ?Soy'. More holds the cooking effort and, if
 * applicable, 'gluten' or '?gluten', 'raw' or 'dry' (how it is weighed), 'staple' or 'rare', and 'fdc=171477'. '-'
 * marks an empty column.
 * @throws RangeError naming the line if a column can't be parsed
 */
export function foodTable(group: FoodGroup, text: string): Food[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readFood(group, line));
}

function readFood(group: FoodGroup, line: string): Food {
  const columns = line.split('|').map((column) => column.trim());
  const [id, name, macros, portion, units, origin, allergens, roles, more] = columns;
  if (columns.length !== 9 || !id || !name) throw new RangeError(`Not a food: ${line}`);
  const [calories, protein, carbs, fats, fiber] = numbers(macros, 5, line);
  const [step, min, max] = numbers(portion, 3, line);
  const words = list(more, ' ');
  const food = {
    id,
    name,
    group,
    calories,
    protein,
    carbs,
    fats,
    fiber,
    units: readUnits(units, line),
    allergens: readAllergens(marked(allergens, 'contains'), line),
    mayContain: readAllergens(marked(allergens, 'may contain'), line),
    roles: list(roles, ' ').map((word) => requireWord<FoodRole>(FOOD_ROLES, word, line)),
    portion: { step, min, max },
    ...readMore(words, line),
  };
  const diet = {
    origin: requireWord<Origin>(ORIGINS, origin, line),
    gluten: words.includes('gluten')
      ? ('contains' as const)
      : words.includes('?gluten')
        ? ('may contain' as const)
        : ('free' as const),
  };
  return { ...food, fits: fittingRestrictions({ ...food, ...diet }) };
}

/** The words of a column that start with '?' (without it), or those that don't. */
function marked(text: string | undefined, level: 'contains' | 'may contain'): string[] {
  const words = list(text, ' ');
  if (level === 'contains') return words.filter((word) => !word.startsWith('?'));
  return words.filter((word) => word.startsWith('?')).map((word) => word.slice(1));
}

function readAllergens(words: readonly string[], line: string): FoodAllergy[] {
  return words.map((word) => requireWord<FoodAllergy>(FOOD_ALLERGIES, word, line));
}

function readMore(
  words: string[],
  line: string,
): Pick<Food, 'effort' | 'weighed' | 'familiarity' | 'fdcId'> {
  const [effort, ...rest] = words;
  const fdcId = rest.find((word) => word.startsWith('fdc='))?.slice('fdc='.length);
  const weighed = rest.find((word) => word === 'raw' || word === 'dry') ?? 'as eaten';
  const familiarity = rest.find((word) => word === 'staple' || word === 'rare') ?? 'common';
  return {
    effort: requireWord<CookingPreference>(COOKING_PREFERENCES, effort, line),
    weighed,
    familiarity,
    ...(fdcId !== undefined && { fdcId: Number(fdcId) }),
  };
}

function readUnits(text: string | undefined, line: string): Food['units'] {
  const units: Partial<Record<FoodUnit, number>> = { g: 1, oz: GRAMS_PER_OUNCE };
  for (const pair of list(text, ',')) {
    const [unit, grams] = list(pair, ' ');
    const [weight] = numbers(grams, 1, line);
    units[requireWord<FoodUnit>(FOOD_UNITS, unit, line)] = weight;
  }
  return units;
}

function list(text: string | undefined, separator: string): string[] {
  if (text === undefined || text === '-') return [];
  return text
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

type Numbers<Count> = Count extends 5
  ? [number, number, number, number, number]
  : Count extends 3
    ? [number, number, number]
    : [number];

function numbers<Count extends 1 | 3 | 5>(text: string | undefined, count: Count, line: string) {
  const found = list(text, ' ').map(Number);
  if (found.length !== count || !found.every((value) => value >= 0)) {
    throw new RangeError(`Not ${count} numbers, '${text}', in: ${line}`);
  }
  return found as Numbers<Count>;
}
