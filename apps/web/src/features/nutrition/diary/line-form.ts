import { mealTypeAt, mealTypeOf } from '@posedown/coaching';
import type { EditLogBody, NutritionLog } from '@posedown/contract';
import { typedNumber } from '../../../lib/typed-number.ts';

const MACROS = ['calories', 'protein', 'carbs', 'fats'] as const;
type MacroTexts = Record<(typeof MACROS)[number], string>;

export type LineForm = MacroTexts &
  Record<'quantity' | 'time', string> &
  Pick<EditLogBody, 'mealType' | 'unit'>;

export function lineFormOf(log: NutritionLog): LineForm {
  const time = log.time ?? '12:00';
  return {
    quantity: String(log.quantity),
    unit: log.unit,
    time,
    mealType: mealTypeOf(log.mealType) ?? mealTypeAt(time),
    ...macrosShown(log, log.quantity),
  };
}

/** The macros of a line as they stand in its form, for so much of what was eaten. */
export function macrosShown(
  log: Pick<NutritionLog, 'quantity' | keyof MacroTexts>,
  quantity: number,
): MacroTexts {
  const share = quantity / log.quantity;
  const grams = (amount: number) =>
    String(share === 1 ? amount : Math.round(10 * amount * share) / 10);
  return {
    calories: String(Math.round(log.calories * share)),
    protein: grams(log.protein),
    carbs: grams(log.carbs),
    fats: grams(log.fats),
  };
}

const untouched = (typed: MacroTexts, shown: MacroTexts) =>
  MACROS.filter((name) => typed[name] === shown[name]);

/** Of the macros that are shown next, those in whose place nobody typed anything. */
export const following = (typed: MacroTexts, shown: MacroTexts, next: MacroTexts) =>
  Object.fromEntries(untouched(typed, shown).map((name) => [name, next[name]]));

/** The macros that were typed; the others follow the amount, which the server reckons exactly. */
export function typedMacros(typed: MacroTexts, shown: MacroTexts) {
  const same: readonly string[] = untouched(typed, shown);
  return Object.fromEntries(
    MACROS.filter((name) => !same.includes(name)).map((name) => [name, typedNumber(typed[name])]),
  );
}
