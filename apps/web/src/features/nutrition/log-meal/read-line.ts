import { MEAL_TYPE_NAMES } from '@posedown/coaching';
import type { FormErrors } from '../../../lib/contract-form.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import type { SentLine } from '../api.ts';
import { checkMeal } from '../check-meal.ts';
import { typedMacros, typedQuantity } from '../typed-macros.ts';
import type { LogForm } from './log-form.ts';

/** Errors for missing fields. A custom food needs calories too. */
export function missingFields(form: LogForm): Record<string, string> {
  const missing: Record<string, string> = {};
  if (form.mealType === '') missing.mealType = 'Choose a meal';
  if (form.foodName.trim() === '') missing.foodName = 'Name the food';
  if (form.quantity.trim() === '') missing.quantity = 'Enter the amount';
  if (form.unit === '') missing.unit = 'Choose a unit';
  if (form.date === '') missing.date = 'Choose a date';
  if (form.time === '') missing.time = 'Choose a time';
  if (form.food === null && form.calories.trim() === '')
    missing.calories = 'Enter the calories from the label';
  return missing;
}

/** Preloads the contract that `readLine` validates with. */
export const prepareToRead = () => checkMeal({});

/**
 * The request body of a form, or its errors. Validated now, because a queued entry can't be
 * corrected later.
 * @throws like `checkMeal`
 */
export async function readLine(
  form: LogForm,
  photoId?: string,
): Promise<{ body: SentLine; errors: FormErrors }> {
  const body = logBody(form, photoId);
  const missing = missingFields(form);
  if (Object.keys(missing).length === 0) return { body, errors: await checkMeal(body) };
  const message = 'Please fill in all fields to log your meal.';
  void showToast({ title: 'Missing Information', message, variant: 'destructive' });
  return { body, errors: missing };
}

/** The success message, with the quantity as parsed. */
export function addedMessage({ quantity = 0, unit, mealType }: SentLine, foodName: string) {
  const to = mealType ? MEAL_TYPE_NAMES[mealType].toLowerCase() : '';
  return `Added ${formatNumber(quantity, 3)}${unit ?? ''} of ${foodName.trim()} to ${to}.`;
}

/** The request body of a complete form, with its photo. */
export function logBody(form: LogForm, photoId?: string): SentLine {
  const { date, time, mealType, unit, requestKey, food } = form;
  const quantity = typedQuantity(form.quantity, unit);
  const line = {
    ...{ date, time, requestKey, quantity, photoId },
    mealType: mealType || undefined,
    unit: unit || undefined,
  };
  if (food?.foodId) return { ...line, foodId: food.foodId };
  if (food?.customFoodId) return { ...line, customFoodId: food.customFoodId };
  return { ...line, foodName: form.foodName.trim(), ...typedMacros(form, 0) };
}
