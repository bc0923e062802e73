import { type Food, type FoodUnit, MACRO_KEYS, type Macros } from './food.ts';

/** The macros of an amount in grams, in whole kcal and grams, as shown in a plan. */
export function shownMacros(per100g: Macros, grams: number): Macros {
  return mapMacros((key) => Math.round((per100g[key] * grams) / 100));
}

/** The sum of several macros. */
export function sumMacros(items: readonly Macros[]): Macros {
  return mapMacros((key) => items.reduce((sum, item) => sum + item[key], 0));
}

/** Builds macros by calling a function for each key. */
export function mapMacros(value: (key: keyof Macros) => number): Macros {
  const macros = { calories: 0, protein: 0, carbs: 0, fats: 0 };
  for (const key of MACRO_KEYS) macros[key] = value(key);
  return macros;
}

// Units in order of preference.
const HOUSEHOLD_UNITS = ['piece', 'slice', 'tbsp', 'tsp', 'cup'] as const satisfies FoodUnit[];
const FINENESS: Record<(typeof HOUSEHOLD_UNITS)[number], number> = {
  piece: 0.5,
  slice: 1,
  tbsp: 0.5,
  tsp: 1,
  cup: 0.25,
};
/** Pieces below this size aren't halved, such as a cherry tomato or an egg white. */
const SMALL_PIECE_GRAMS = 40;
const MAX_SPOONS = 4;
const CLOSE_ENOUGH = 0.08;

/**
 * The portion in household measures such as '2 slices' or '¾ cup', if one is within 8%; otherwise ''. The grams are
 * authoritative.
 */
export function householdAmount(food: Pick<Food, 'units'>, grams: number): string {
  for (const unit of HOUSEHOLD_UNITS) {
    const unitGrams = food.units[unit];
    if (unitGrams === undefined) continue;
    const fineness = unit === 'piece' && unitGrams < SMALL_PIECE_GRAMS ? 1 : FINENESS[unit];
    const count = Math.round(grams / unitGrams / fineness) * fineness;
    if (count === 0 || Math.abs(count * unitGrams - grams) > CLOSE_ENOUGH * grams) continue;
    if ((unit === 'tbsp' || unit === 'tsp') && count > MAX_SPOONS) continue;
    return countOf(count, unit);
  }
  return '';
}

const FRACTIONS: Record<number, string> = { 0: '', 0.25: '¼', 0.5: '½', 0.75: '¾' };

function countOf(count: number, unit: FoodUnit): string {
  const whole = Math.floor(count);
  const amount = `${whole === 0 ? '' : whole}${FRACTIONS[count - whole] ?? ''}`;
  const plural = count > 1 && unit !== 'tbsp' && unit !== 'tsp' ? 's' : '';
  return `${amount} ${unit}${plural}`;
}
