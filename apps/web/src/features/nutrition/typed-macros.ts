import { type FoodUnit, LOG_LIMITS, quantityLimit } from '@posedown/coaching';
import { numberField } from '../../lib/form/number-field.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import type { DayMacros } from './shown-plan.ts';

const grams = numberField(LOG_LIMITS.macro, { unit: 'g' });

/** The fields for a diary entry's macros. Calories are whole, as stored. */
export const macroFields = {
  calories: numberField(LOG_LIMITS.calories, { unit: 'kcal', digits: 0, storedDigits: 0 }),
  protein: grams,
  carbs: grams,
  fats: grams,
};

/** The macros of a diary entry as typed. */
export type MacroTexts = Record<keyof DayMacros, string>;

/** Parses a typed macro. Undefined if empty, NaN if unreadable. */
export const typedMacro = (name: keyof DayMacros, text: string): number | undefined =>
  macroFields[name].parse(text);

/** All four macros, with a default for empty fields. */
export const typedMacros = (texts: MacroTexts, empty: number): DayMacros => ({
  calories: typedMacro('calories', texts.calories) ?? empty,
  protein: typedMacro('protein', texts.protein) ?? empty,
  carbs: typedMacro('carbs', texts.carbs) ?? empty,
  fats: typedMacro('fats', texts.fats) ?? empty,
});

/** Parses the typed amount of a food. Undefined if empty, NaN if unreadable. */
export const typedQuantity = (text: string, unit: FoodUnit | 'serving' | ''): number | undefined =>
  typedNumber(text, { unit, ...quantityLimit(unit) });
