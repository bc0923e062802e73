import { type FoodUnit, LOG_LIMITS, quantityLimit } from '@posedown/coaching';
import { numberField } from '../../lib/form/number-field.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import type { DayMacros } from './shown-plan.ts';

const grams = numberField(LOG_LIMITS.macro, { unit: 'g' });

/** The macros of a line of the diary: kcal whole, as they are stored. */
export const macroFields = {
  calories: numberField(LOG_LIMITS.calories, { unit: 'kcal', digits: 0, storedDigits: 0 }),
  protein: grams,
  carbs: grams,
  fats: grams,
};

/** The macros of a line as they are typed. */
export type MacroTexts = Record<keyof DayMacros, string>;

/** A typed macro. Undefined where empty, NaN where it cannot be read. */
export const typedMacro = (name: keyof DayMacros, text: string): number | undefined =>
  macroFields[name].parse(text);

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
