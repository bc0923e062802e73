import type { Highs } from 'highs';
import { MACRO_KEYS, type Macros } from '../packages/coaching/src/foods/food.ts';
import { serve } from '../packages/coaching/src/meals/day-draft.ts';
import { type DayGoals, dayGoals } from '../packages/coaching/src/meals/day-goals.ts';
import { isSweet, SIDES } from '../packages/coaching/src/meals/dishes/all-dishes.ts';
import type { MealPlanRequest } from '../packages/coaching/src/meals/generate-meal-plan.ts';
import { type Pantry, stockPantry } from '../packages/coaching/src/meals/pantry.ts';
import { MEAL_PRESETS } from '../packages/coaching/src/meals/presets.ts';

/** The solver's limits, as usual for such models. */
const LIMITS = { mip_rel_gap: 0.05, time_limit: 2 } as const;
const LARGE_MEAL_KCAL = 800;

/** A solver's result for a day. */
export interface RefereedDay {
  ms: number;
  /** The largest relative miss of a daily macro; infinite if no day was found in time. */
  worst: number;
}

/**
 * Gives the meal maker's choice to a mixed-integer solver: the same dishes, foods, kitchen increments and
 * bounds, one dish a meal, no food more than twice a day; sought is the least worst relative miss of the
 * day's macros. Where people like their portions and how the meals share the day is left out, so the solver has
 * the easier problem.
 */
export function refereeDay(highs: Highs, request: MealPlanRequest): RefereedDay {
  const model = mealModel(request);
  const startedAt = performance.now();
  const { Columns } = highs.solve(model, LIMITS);
  const ms = performance.now() - startedAt;
  const worst = Columns.worst;
  const value = worst !== undefined && 'Primal' in worst ? worst.Primal : Number.NaN;
  return { ms, worst: Number.isFinite(value) ? value : Number.POSITIVE_INFINITY };
}

/** Rows of the model being built. */
interface Rows {
  constraints: string[];
  bounds: string[];
  binaries: string[];
  integers: string[];
  /** Terms of the day's total of each macro. */
  sums: Record<keyof Macros, string[]>;
  /** Servings of each food. */
  servings: Map<string, string[]>;
}

function mealModel(request: MealPlanRequest): string {
  const { targets, mealCount, dietaryRestrictions, foodAllergies, cookingPreference } = request;
  const presets = MEAL_PRESETS[mealCount];
  const goals = dayGoals(targets, presets);
  const rules = { restrictions: dietaryRestrictions, allergies: foodAllergies };
  const pantry = stockPantry(rules, cookingPreference);
  const rows: Rows = {
    constraints: [],
    bounds: [],
    binaries: [],
    integers: [],
    sums: { calories: [], protein: [], carbs: [], fats: [] },
    servings: new Map(),
  };
  for (const [meal, preset] of presets.entries()) {
    const dishes = pantry.dishesFor(preset);
    for (const dish of dishes.keys()) addDish(rows, { meal, dish }, dishes, goals, pantry);
    const chosen = [...dishes.keys()].map((dish) => `d_${meal}_${dish}`);
    rows.binaries.push(...chosen);
    rows.constraints.push(`${chosen.join(' + ')} = 1`);
  }
  for (const servings of rows.servings.values()) {
    rows.constraints.push(`${servings.join(' + ')} <= 2`);
  }
  for (const key of MACRO_KEYS) addMacro(rows, key, targets[key]);
  return [
    'Minimize\n worst',
    `Subject To\n ${rows.constraints.join('\n ')}`,
    `Bounds\n ${rows.bounds.join('\n ')}`,
    `General\n ${rows.integers.join(' ')}`,
    `Binary\n ${rows.binaries.join(' ')}`,
    'End',
  ].join('\n');
}

function addDish(
  rows: Rows,
  place: { meal: number; dish: number },
  dishes: ReturnType<Pantry['dishesFor']>,
  goals: DayGoals,
  pantry: Pantry,
) {
  const dish = dishes[place.dish];
  const goal = goals.meals[place.meal];
  if (dish === undefined || goal === undefined) return;
  const chosen = `d_${place.meal}_${place.dish}`;
  const sides = goal.calories > LARGE_MEAL_KCAL ? SIDES[isSweet(dish) ? 'sweet' : 'savory'] : [];
  for (const [index, slot] of [...dish.slots, ...sides].entries()) {
    const served: string[] = [];
    for (const food of pantry.foodsFor(slot)) {
      const name = `${place.meal}_${place.dish}_${index}_${served.length}`;
      const { min, max } = serve(food, { meal: place.meal, dish, slot }, goal);
      const { step } = food.portion;
      served.push(`y_${name}`);
      rows.integers.push(`n_${name}`);
      rows.bounds.push(`0 <= n_${name} <= ${Math.floor(max / step)}`);
      rows.constraints.push(
        `n_${name} - ${Math.ceil(min / step)} y_${name} >= 0`,
        `n_${name} - ${Math.floor(max / step)} y_${name} <= 0`,
      );
      for (const key of MACRO_KEYS) {
        const amount = (food[key] * step) / 100;
        if (amount > 0) rows.sums[key].push(`${amount} n_${name}`);
      }
      rows.servings.set(food.id, [...(rows.servings.get(food.id) ?? []), `y_${name}`]);
    }
    rows.binaries.push(...served);
    if (served.length === 0) continue;
    const relation = slot.optional ? '<=' : '=';
    rows.constraints.push(`${served.join(' + ')} - ${chosen} ${relation} 0`);
  }
}

/** The day's miss of a macro, either way, is at most the worst. */
function addMacro(rows: Rows, key: keyof Macros, target: number) {
  const sum = rows.sums[key].join(' + ');
  const scale = Math.max(1, target);
  rows.constraints.push(
    `${sum} - ${scale} worst <= ${target}`,
    `${sum} + ${scale} worst >= ${target}`,
  );
}
