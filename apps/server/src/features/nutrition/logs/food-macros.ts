import {
  type FoodUnit,
  foodById,
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

/** @throws AppError `invalid_input` naming the units that the food is measured in. */
export function foodMacros({ name, measured }: KnownFood, quantity: number, unit: string): Macros {
  const macros = macrosOfAmount(measured, quantity, unit as FoodUnit);
  if (macros) return macros;
  const units = unitsOf(measured).join(', ');
  throw badField('unit', `${name} has no weight for that unit. Choose ${units}.`);
}
