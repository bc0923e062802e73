import { mealTypeAt, mealTypeOf } from '@posedown/coaching';
import type { EditLogBody, NutritionLog } from '@posedown/contract';
import { defineForm } from '../../../lib/form/define-form.ts';
import { numberText } from '../../../lib/parse-number.ts';
import { EMPTY_REQUIRED } from '../../../lib/typed-number.ts';
import { type MacroTexts, macroFields, typedMacro } from '../typed-macros.ts';

const MACROS = ['calories', 'protein', 'carbs', 'fats'] as const;

export type LineForm = MacroTexts &
  Record<'quantity' | 'time', string> &
  Pick<EditLogBody, 'mealType' | 'unit'>;

export function lineFormOf(log: NutritionLog): LineForm {
  const time = log.time ?? '12:00';
  return {
    quantity: numberText(log.quantity),
    unit: log.unit,
    time,
    mealType: mealTypeOf(log.mealType) ?? mealTypeAt(time),
    ...macrosShown(log),
  };
}

/** The macros of a line as form text, scaled by a multiple of its amount. */
export function macrosShown(log: Pick<NutritionLog, keyof MacroTexts>, times = 1): MacroTexts {
  const grams = (amount: number) =>
    numberText(times === 1 ? amount : Math.round(10 * amount * times) / 10);
  return {
    calories: String(Math.round(log.calories * times)),
    protein: grams(log.protein),
    carbs: grams(log.carbs),
    fats: grams(log.fats),
  };
}

const { untouched } = defineForm(macroFields);

/** The new macro values, except for edited fields. */
export const following = (typed: MacroTexts, shown: MacroTexts, next: MacroTexts) =>
  Object.fromEntries(untouched(typed, shown).map((name) => [name, next[name]]));

/** The macros that were edited; the server computes the others from the amount. */
export function typedMacros(typed: MacroTexts, shown: MacroTexts) {
  const same = untouched(typed, shown);
  return macrosOf(
    typed,
    MACROS.filter((name) => !same.includes(name)),
  );
}

/** The macros of the form, with errors for those that aren’t numbers. */
export const macrosOf = (typed: MacroTexts, names: readonly (typeof MACROS)[number][] = MACROS) =>
  Object.fromEntries(names.map((name) => [name, typedMacro(name, typed[name]) ?? EMPTY_REQUIRED]));
