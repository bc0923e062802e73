import {
  type FoodUnit,
  foodById,
  LOG_LIMITS,
  MACRO_KEYS,
  type Macros,
  type MeasuredFood,
  macrosOfAmount,
  measuredFood,
  measuredOwnFood,
  unitsOf,
} from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { badField } from '../../../platform/errors.ts';
import { findCustomFood } from './queries.ts';

export interface KnownFood {
  name: string;
  measured: MeasuredFood;
}

interface FoodRef {
  foodId?: string | null;
  customFoodId?: string | null;
}

/** The food that a line names, from the table or the athlete's own; null where it is gone. */
export async function findFood(db: Db, userId: string, ref: FoodRef): Promise<KnownFood | null> {
  if (ref.foodId) {
    const food = foodById(ref.foodId);
    return food ? { name: food.name, measured: measuredFood(food) } : null;
  }
  if (!ref.customFoodId) return null;
  const own = await findCustomFood(db, userId, ref.customFoodId);
  return own ? { name: own.name, measured: measuredOwnFood(own) } : null;
}

/**
 * Refuses an amount that comes to more than a line may hold: a slip of the unit, and no undo could put it back.
 * @throws AppError `invalid_input`
 */
export function validateLine(macros: Macros): void {
  const { calories, macro } = LOG_LIMITS;
  const isTooMuch = MACRO_KEYS.some(
    (key) => macros[key] > (key === 'calories' ? calories.max : macro.max),
  );
  if (!isTooMuch) return;
  const kcal = Math.round(macros.calories).toLocaleString('en-GB');
  throw badField('quantity', `That comes to ${kcal} kcal. Look at the amount and its unit.`);
}

/** @throws AppError `invalid_input` naming the units that the food is measured in. */
export function foodMacros({ name, measured }: KnownFood, quantity: number, unit: string): Macros {
  const macros = macrosOfAmount(measured, quantity, unit as FoodUnit);
  if (macros) return macros;
  const units = unitsOf(measured).join(', ');
  throw badField('unit', `${name} has no weight for that unit. Choose ${units}.`);
}
