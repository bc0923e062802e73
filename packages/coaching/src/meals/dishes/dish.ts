import type { FoodRole } from '../../foods/food.ts';
import type { MealKind } from '../presets.ts';

/** A place in a dish that one food fills. */
export interface DishSlot {
  /** The food has one of these roles. */
  roles: readonly FoodRole[];
  /** The dish is whole without it. */
  optional: boolean;
}

/** What goes together on one plate, in the order in which a person reads it. */
export interface Dish {
  name: string;
  kinds: readonly MealKind[];
  slots: readonly DishSlot[];
  /** Served only where the diet leaves few other dishes. */
  lastResort: boolean;
}

/** A food of one of these roles belongs to the dish. */
export function need(...roles: FoodRole[]): DishSlot {
  return { roles, optional: false };
}

/** A food of one of these roles may be added. */
export function maybe(...roles: FoodRole[]): DishSlot {
  return { roles, optional: true };
}

export function dish(name: string, kinds: MealKind[], slots: DishSlot[]): Dish {
  return { name, kinds, slots, lastResort: false };
}

/** The dish, for diets that leave few others. */
export function lastResort(rare: Dish): Dish {
  return { ...rare, lastResort: true };
}
