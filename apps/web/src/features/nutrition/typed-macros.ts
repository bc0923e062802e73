import { type FoodUnit, LOG_LIMITS, quantityLimit } from '@posedown/coaching';
import type { NumberRules } from '../../lib/parse-number.ts';
import { roundWithin, typedNumber } from '../../lib/typed-number.ts';
import type { DayMacros } from './shown-plan.ts';

const CALORIES: NumberRules = { unit: 'kcal', ...LOG_LIMITS.calories };
const GRAMS: NumberRules = { unit: 'g', ...LOG_LIMITS.macro };

/** The macros of a line as they are typed. */
export type MacroTexts = Record<keyof DayMacros, string>;

/** A typed macro: kcal whole, as they are stored. Undefined where empty, NaN where it cannot be read. */
export function typedMacro(name: keyof DayMacros, text: string): number | undefined {
  const value = typedNumber(text, name === 'calories' ? CALORIES : GRAMS);
  if (value === undefined || name !== 'calories') return value;
  return roundWithin(value, 0, LOG_LIMITS.calories);
}

/** All four, with a number for those left empty. */
export const typedMacros = (texts: MacroTexts, empty: number): DayMacros => ({
  calories: typedMacro('calories', texts.calories) ?? empty,
  protein: typedMacro('protein', texts.protein) ?? empty,
  carbs: typedMacro('carbs', texts.carbs) ?? empty,
  fats: typedMacro('fats', texts.fats) ?? empty,
});

/** A typed amount of a food in a unit. Undefined where empty, NaN where it cannot be read. */
export const typedQuantity = (text: string, unit: FoodUnit | 'serving' | ''): number | undefined =>
  typedNumber(text, { unit, ...quantityLimit(unit) });
