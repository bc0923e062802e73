import {
  FOOD_UNITS,
  type Food,
  type FoodUnit,
  GRAMS_PER_OUNCE,
  MACRO_KEYS,
  type Macros,
} from './food.ts';
import { mapMacros } from './portion.ts';

/** A food in the form the diary uses: the macros of one portion, and the portions per unit. */
export interface MeasuredFood {
  macros: Macros;
  /** Portions per unit. Units that don't apply to this food are omitted. */
  portionsPer: Readonly<Partial<Record<FoodUnit, number>>>;
}

/** A food of the table; its portion is 100 g. */
export function measuredFood(food: Pick<Food, 'units' | keyof Macros>): MeasuredFood {
  const portions = FOOD_UNITS.flatMap((unit) => {
    const grams = food.units[unit];
    return grams === undefined ? [] : [[unit, grams / 100] as const];
  });
  return { macros: mapMacros((key) => food[key]), portionsPer: Object.fromEntries(portions) };
}

/** A food entered by an athlete: the macros of one amount, as on a label. */
export function measuredOwnFood(food: Macros & { quantity: number; unit: FoodUnit }): MeasuredFood {
  const { quantity, unit } = food;
  const portionsPer: Partial<Record<FoodUnit, number>> = { [unit]: 1 / quantity };
  if (unit === 'g') portionsPer.oz = GRAMS_PER_OUNCE / quantity;
  if (unit === 'oz') portionsPer.g = 1 / GRAMS_PER_OUNCE / quantity;
  return { macros: mapMacros((key) => food[key]), portionsPer };
}

/** Units in which a food can be logged, in the product's order. */
export function unitsOf({ portionsPer }: MeasuredFood): FoodUnit[] {
  return FOOD_UNITS.filter((unit) => portionsPer[unit] !== undefined);
}

/**
 * A food's macros for an amount: whole kcal, grams to a tenth.
 * @returns undefined if the food has no such unit
 */
export function macrosOfAmount(
  food: MeasuredFood,
  quantity: number,
  unit: FoodUnit,
): Macros | undefined {
  const portions = food.portionsPer[unit];
  if (portions === undefined) return undefined;
  return loggedMacros(mapMacros((key) => food.macros[key] * portions * quantity));
}

/** An amount of a food in one of its units. */
interface Amount {
  quantity: number;
  unit: string;
}

/**
 * The ratio between two amounts of a food.
 * @returns undefined if the units differ and the food doesn't have both
 */
export function amountRatio(
  food: MeasuredFood | undefined,
  amount: Amount,
  than: Amount,
): number | undefined {
  const times = amount.quantity / than.quantity;
  if (amount.unit === than.unit) return times;
  const per: Readonly<Record<string, number | undefined>> = food?.portionsPer ?? {};
  const [one, other] = [per[amount.unit], per[than.unit]];
  return one && other ? (times * one) / other : undefined;
}

/** Whether a food was logged with its current macros. */
export function isLoggedBy(food: MeasuredFood, log: Amount & Macros): boolean {
  const current = macrosOfAmount(food, log.quantity, log.unit as FoodUnit);
  return current !== undefined && MACRO_KEYS.every((key) => current[key] === log[key]);
}

/** Macros as stored in a diary: whole kcal, grams to a tenth. */
export function loggedMacros(macros: Macros): Macros {
  return mapMacros((key) =>
    key === 'calories' ? Math.round(macros[key]) : Math.round(macros[key] * 10) / 10,
  );
}
