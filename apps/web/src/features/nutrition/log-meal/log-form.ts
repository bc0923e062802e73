import type { CalendarDay, FoodUnit, MealType } from '@posedown/coaching';
import {
  FOOD_UNITS,
  isCalendarDay,
  MEAL_TYPES,
  macrosOfAmount,
  quantityLimit,
} from '@posedown/coaching';
import { newRequestKey } from '../../../lib/request-key.ts';
import type { DayMacros } from '../shown-plan.ts';
import { typedMacro, typedQuantity } from '../typed-macros.ts';
import type { Catalogue, FoodRef } from './catalogue.ts';

/** The form as typed; a food that was picked stands behind its name. */
export interface LogForm {
  mealType: MealType | '';
  foodName: string;
  food: FoodRef | null;
  quantity: string;
  unit: FoodUnit | '';
  date: CalendarDay | '';
  time: string;
  calories: string;
  protein: string;
  carbs: string;
  fats: string;
  requestKey: string;
}

/** What is empty again once a food is logged. */
const emptyFood = () => ({
  foodName: '',
  food: null,
  quantity: '',
  unit: '' as const,
  calories: '',
  protein: '',
  carbs: '',
  fats: '',
  requestKey: newRequestKey(),
});

/** The form once what it held is logged: empty, but for a next food that was typed meanwhile. */
export function afterLogging(logged: LogForm, current: LogForm): LogForm {
  const isSame = current.foodName === logged.foodName && current.quantity === logged.quantity;
  return { ...current, ...(isSame ? emptyFood() : { requestKey: newRequestKey() }) };
}

export function newLogForm(when: Pick<LogForm, 'mealType' | 'date' | 'time'>): LogForm {
  return { ...when, ...emptyFood() };
}

/** What the address asks to be logged; undefined where it leaves that open. */
export interface Asked {
  meal?: MealType | undefined;
  date?: CalendarDay | undefined;
}

/** What is stored of a form: with the day on which it was typed, and what the address asked for then. */
export interface LogDraft extends LogForm {
  typedOn: CalendarDay;
  asked: Asked;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The form in a stored draft, over an empty one; the empty one where the draft is none. What was
 * typed on another day is a meal of today: only the food is taken over.
 * @param asked what the address asks for: a food typed for another meal was given up. Where a food was named
 * for the same, the page was only opened again, and all is as it was typed.
 */
export function formFromDraft(
  draft: unknown,
  empty: LogForm,
  { today, asked }: { today: CalendarDay; asked: Asked },
): LogForm {
  if (typeof draft !== 'object' || draft === null) return empty;
  const said = draft as Partial<LogDraft>;
  const isOfToday = said.typedOn === today;
  const isNamed = text(said.foodName) !== '';
  const isSameVisit = isNamed && said.asked?.meal === asked.meal && said.asked?.date === asked.date;
  const isSameMeal = isSameVisit || said.mealType === asked.meal;
  if (asked.meal && !(isOfToday && isSameMeal)) return empty;
  const isSameDay = isOfToday && (isSameVisit || !asked.date) && isCalendarDay(text(said.date));
  const { food } = said;
  return {
    ...empty,
    foodName: text(said.foodName),
    food: food && (food.foodId || food.customFoodId) ? food : null,
    quantity: text(said.quantity),
    unit: FOOD_UNITS.find((unit) => unit === said.unit) ?? '',
    date: isSameDay ? text(said.date) : empty.date,
    mealType: (isOfToday && MEAL_TYPES.find((type) => type === said.mealType)) || empty.mealType,
    calories: text(said.calories),
    protein: text(said.protein),
    carbs: text(said.carbs),
    fats: text(said.fats),
    // It may have been sent, and its answer lost.
    requestKey: text(said.requestKey) || empty.requestKey,
  };
}

/** What is no number counts for nothing until it has an error. */
const orNought = (name: keyof DayMacros, text: string) => typedMacro(name, text) || 0;

/** The macros of what is typed; null while they cannot be known. */
export function typedMacros(form: LogForm, catalogue: Catalogue | undefined): DayMacros | null {
  if (form.food === null) {
    const macros = {
      calories: orNought('calories', form.calories),
      protein: orNought('protein', form.protein),
      carbs: orNought('carbs', form.carbs),
      fats: orNought('fats', form.fats),
    };
    return Object.values(macros).some((value) => value > 0) ? macros : null;
  }
  const listing = catalogue?.find(form.food);
  const quantity = typedQuantity(form.quantity, form.unit);
  // An implausible amount is an error, so the preview leaves it out.
  const isAmount =
    quantity !== undefined && quantity > 0 && quantity <= quantityLimit(form.unit).max;
  if (!listing || !isAmount || form.unit === '') return null;
  return macrosOfAmount(listing.measured, quantity, form.unit) ?? null;
}
