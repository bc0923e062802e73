import type { CalendarDay, MealType } from '@posedown/coaching';
import { FOOD_UNITS, MEAL_TYPES, macrosOfAmount, quantityLimit } from '@posedown/coaching';
import { defineForm, type TypedOf } from '../../../lib/form/define-form.ts';
import { choiceField, type Field, requiredDay, requiredText } from '../../../lib/form/field.ts';
import { newRequestKey } from '../../../lib/request-key.ts';
import type { DayMacros } from '../shown-plan.ts';
import { macroFields, typedMacro, typedQuantity } from '../typed-macros.ts';
import type { Catalog, FoodRef } from './catalog.ts';

/** The picked food; null for a custom one. */
const foodField: Field<FoodRef | null, FoodRef | null> = {
  blank: null,
  isOptional: true,
  accepts: isFoodRef,
  parse: (food) => food,
  format: (food) => food ?? null,
};

function isFoodRef(draft: unknown): boolean {
  const { foodId, customFoodId } = (draft ?? {}) as Partial<FoodRef>;
  return Boolean(foodId || customFoodId);
}

/** The fields cleared after logging a food. */
const foodForm = defineForm({
  foodName: requiredText(),
  food: foodField,
  // Its unit is a separate field.
  quantity: requiredText(),
  unit: choiceField(FOOD_UNITS),
  ...macroFields,
});

const logForm = defineForm({
  ...foodForm.fields,
  mealType: choiceField(MEAL_TYPES),
  date: requiredDay(),
  time: requiredText(),
  // Reused, because a request may have gone through although its response was lost.
  requestKey: requiredText(),
});

export type LogForm = TypedOf<typeof logForm.fields>;

const emptyFood = () => ({ ...foodForm.blank, requestKey: newRequestKey() });

/** The form after logging: cleared, except for a next food typed in the meantime. */
export function afterLogging(logged: LogForm, current: LogForm): LogForm {
  const isSame = current.foodName === logged.foodName && current.quantity === logged.quantity;
  return { ...current, ...(isSame ? emptyFood() : { requestKey: newRequestKey() }) };
}

export function newLogForm(when: Pick<LogForm, 'mealType' | 'date' | 'time'>): LogForm {
  return { ...logForm.blank, ...when, requestKey: newRequestKey() };
}

/** Meal and day from the URL, if given. */
export interface RequestedMeal {
  meal?: MealType | undefined;
  date?: CalendarDay | undefined;
}

/** A stored draft: the form, the day it was typed, and the meal and day requested by the URL. */
export interface LogDraft extends LogForm {
  typedOn: CalendarDay;
  asked: RequestedMeal;
}

/**
 * Restores a stored draft. A draft from another day keeps only its food, for a meal today.
 * @param requested from the URL: a draft for another meal is dropped; the same one means that the
 * page was just reopened
 */
export function formFromDraft(
  draft: unknown,
  empty: LogForm,
  { today, requested }: { today: CalendarDay; requested: RequestedMeal },
): LogForm {
  if (typeof draft !== 'object' || draft === null) return empty;
  const { typedOn, asked: previous } = draft as Partial<LogDraft>;
  const typed = logForm.fromDraft(draft, empty);
  const isOfToday = typedOn === today;
  const isNamed = typed.foodName !== '';
  const isSameVisit =
    isNamed && previous?.meal === requested.meal && previous?.date === requested.date;
  const isSameMeal = isSameVisit || typed.mealType === requested.meal;
  if (requested.meal && !(isOfToday && isSameMeal)) return empty;
  const isSameDay = isOfToday && (isSameVisit || !requested.date);
  return {
    ...typed,
    date: (isSameDay && typed.date) || empty.date,
    time: empty.time,
    mealType: (isOfToday && typed.mealType) || empty.mealType,
    requestKey: typed.requestKey || empty.requestKey,
  };
}

/** Invalid numbers count as 0 until they show an error. */
const orZero = (name: keyof DayMacros, text: string) => typedMacro(name, text) || 0;

/** The macros of the typed food; null while unknown. */
export function typedMacros(form: LogForm, catalog: Catalog | undefined): DayMacros | null {
  if (form.food === null) {
    const macros = {
      calories: orZero('calories', form.calories),
      protein: orZero('protein', form.protein),
      carbs: orZero('carbs', form.carbs),
      fats: orZero('fats', form.fats),
    };
    return Object.values(macros).some((value) => value > 0) ? macros : null;
  }
  const listing = catalog?.find(form.food);
  const quantity = typedQuantity(form.quantity, form.unit);
  // An implausible amount is an error, so the preview leaves it out.
  const isAmount =
    quantity !== undefined && quantity > 0 && quantity <= quantityLimit(form.unit).max;
  if (!listing || !isAmount || form.unit === '') return null;
  return macrosOfAmount(listing.measured, quantity, form.unit) ?? null;
}
