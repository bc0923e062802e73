import { substitutionRatio } from '../foods/substitutes-for.ts';
import { foodById } from '../foods/table.ts';
import { type PlannedFood, plannedFood } from './planned-food.ts';

/**
 * Swaps a food in a plan: the old amount times the ratio, in whole grams, with macros scaled from 100 g (section 9
 * of the specification).
 * @throws RangeError if either food is not in the table
 */
export function swapFood(
  old: Pick<PlannedFood, 'foodId' | 'grams'>,
  substituteId: string,
): PlannedFood {
  const from = foodById(old.foodId);
  const to = foodById(substituteId);
  if (from === undefined || to === undefined) {
    throw new RangeError(`There is no food '${from === undefined ? old.foodId : substituteId}'`);
  }
  return plannedFood(to, Math.max(1, Math.round(old.grams * substitutionRatio(from, to))));
}
