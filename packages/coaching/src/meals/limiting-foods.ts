import type { Portion } from './day-draft.ts';
import type { PlannedMeal } from './meal-plan.ts';
import { gramWorth, scaledGoals, variableOf } from './portion-problem.ts';
import { portionsOf, type ScaledDay } from './scaled-portions.ts';

/** A food whose portion can't go further toward the targets. */
export interface LimitingFood {
  /** The name of its meal. */
  meal: string;
  foodId: string;
  name: string;
  grams: number;
  /** The end of its portion range that it has reached. */
  at: 'least' | 'most';
}

const MAX_NAMED = 3;

/**
 * Foods that keep a day from its goals, most limiting first.
 * @param prices of the solved day
 */
export function limitingFoods(
  { items, goals }: ScaledDay,
  prices: Float64Array,
  meals: readonly PlannedMeal[],
): LimitingFood[] {
  const scaled = scaledGoals(goals);
  return portionsOf(items)
    .flatMap((portion) => {
      const worth = gramWorth(variableOf(portion, portion.min, scaled), prices);
      const at = reachedEnd(portion, worth);
      return at ? [{ portion, at, gain: Math.abs(worth) * portion.grams }] : [];
    })
    .sort((one, other) => other.gain - one.gain)
    .slice(0, MAX_NAMED)
    .map(({ portion: { food, grams, meal }, at }) => {
      const { id: foodId, name } = food;
      return { meal: meals[meal]?.name ?? '', foodId, name, grams, at };
    });
}

function reachedEnd(portion: Portion, worth: number): LimitingFood['at'] | null {
  const { grams, min, max, food } = portion;
  const { step } = food.portion;
  if (worth > 0 && grams + step > max) return 'most';
  if (worth < 0 && grams - step < min) return 'least';
  return null;
}
