import { type DietRules, isAllowed } from '../foods/diet.ts';
import type { Food, Macros } from '../foods/food.ts';
import { mapMacros, sumMacros } from '../foods/portion.ts';
import { foodById } from '../foods/table.ts';
import type { Portion } from './day-draft.ts';
import type { DayGoals, MealGoal } from './day-goals.ts';
import type { PlannedMeal } from './meal-plan.ts';
import type { PlannedFood } from './planned-food.ts';
import { largestPortion } from './portion-limits.ts';

export interface ScaleRequest {
  /** The current meals. Swapped foods may be off their kitchen steps. */
  meals: readonly PlannedMeal[];
  /** The targets the meals were created for. */
  plannedFor: Macros;
  /** The new targets, kcal and g a day. */
  targets: Macros;
  rules: DietRules;
}

/** A food to scale: in kitchen portions, or proportionally if the table doesn't contain it. */
export type ScaledItem =
  | { kind: 'portion'; portion: Portion }
  | { kind: 'in-proportion'; food: PlannedFood };

/** The meals to scale, in plan order. */
export interface ScaledDay {
  items: readonly (readonly ScaledItem[])[];
  /** Goals for the portions, in kitchen steps. */
  goals: DayGoals;
  /** The same goals including the meals' earlier deviations, for amounts before rounding. */
  unrounded: DayGoals;
}

const STAYS = { optional: false } as const;
const KCAL_PER_G = { protein: 4, carbs: 4, fats: 9 } as const;
const ENERGY_KEYS = ['protein', 'carbs', 'fats'] as const;
/** How far a portion may be from its share at no cost: as a share of its grams, or in steps. [our choice] */
const LEEWAY = { share: 0.05, steps: 1 } as const;
/**
 * Rounding misses up to this aren't corrected before the next rounding. Otherwise scaling back and forth would move
 * foods for no reason.
 */
const TOLERATED_MISS = 0.01;

/**
 * Prepares meals for scaling. Each food follows its macros: rice follows the carbs, oil the fat.
 * Vegetables keep their portion if scaling the other foods is enough. Excluded foods may only
 * shrink.
 */
export function scaledDay({ meals, plannedFor, targets, rules }: ScaleRequest): ScaledDay {
  const total = sumMacros(meals);
  const ratios = mapMacros((key) => Math.max(1, targets[key]) / Math.max(1, total[key]));
  const mealGoals = meals.map((meal) => ({
    calories: meal.calories * ratios.calories,
    protein: meal.protein * ratios.protein,
  }));
  const items = meals.map(({ foods }, meal) =>
    foods.map((planned) => scaledItem(planned, { meal, goal: mealGoals[meal], ratios, rules })),
  );
  const missed = mapMacros(
    (key) => targets[key] * (1 + toleratedMiss(total[key], plannedFor[key])),
  );
  const fixed = items.map((meal) => sumMacros(meal.flatMap(inProportionOnly)));
  return {
    items,
    goals: goalsBeside(fixed, targets, mealGoals),
    unrounded: goalsBeside(fixed, missed, mealGoals),
  };
}

const inProportionOnly = (item: ScaledItem) => (item.kind === 'in-proportion' ? [item.food] : []);

function toleratedMiss(total: number, target: number): number {
  return Math.max(-TOLERATED_MISS, Math.min(TOLERATED_MISS, total / Math.max(1, target) - 1));
}

/** Foods whose amounts can be solved. */
export function portionsOf(items: ScaledDay['items']): Portion[] {
  return items.flat().flatMap((item) => (item.kind === 'portion' ? [item.portion] : []));
}

interface Place {
  meal: number;
  goal: MealGoal | undefined;
  ratios: Macros;
  rules: DietRules;
}

function scaledItem(planned: PlannedFood, place: Place): ScaledItem {
  const food = foodById(planned.foodId);
  if (food === undefined) {
    const grams = Math.max(1, Math.round(planned.grams * ratioOf(planned, place.ratios)));
    return { kind: 'in-proportion', food: inProportion(planned, grams) };
  }
  return { kind: 'portion', portion: portionOf(food, planned.grams, place) };
}

function portionOf(food: Food, grams: number, { meal, goal, ratios, rules }: Place): Portion {
  const { step, min } = food.portion;
  // A swapped-in food may already exceed the usual range.
  const largest = Math.max(largestPortion(food, goal ?? { calories: 0 }), grams);
  const maxGrams = isAllowed(food, rules) ? largest : Math.floor(grams / step) * step || grams;
  const minGrams = Math.min(min, grams, maxGrams);
  const ratio = food.group === 'vegetable' ? 1 : ratioOf(food, ratios);
  const usual = Math.min(maxGrams, Math.max(minGrams, grams * ratio));
  const leeway = Math.max(LEEWAY.steps * step, LEEWAY.share * grams);
  return { meal, slot: STAYS, food, min: minGrams, max: maxGrams, usual, leeway, grams };
}

/**
 * How a food follows the macros: the geometric mean of their ratios, weighted by its energy from each, so that
 * scaling back reverses it exactly.
 */
function ratioOf(macros: Macros, ratios: Macros): number {
  const energy = ENERGY_KEYS.map((key) => macros[key] * KCAL_PER_G[key]);
  const total = energy.reduce((sum, kcal) => sum + kcal, 0);
  if (total === 0) return ratios.calories;
  const logs = ENERGY_KEYS.map((key, index) => (energy[index] ?? 0) * Math.log(ratios[key]));
  return Math.exp(logs.reduce((sum, log) => sum + log, 0) / total);
}

function inProportion(planned: PlannedFood, grams: number): PlannedFood {
  if (grams === planned.grams) return planned;
  const macros = mapMacros((key) => Math.round((planned[key] * grams) / planned.grams));
  return { ...planned, ...macros, amount: `${grams}g`, household: '', grams };
}

/** The goals for the portions, minus the proportionally scaled foods. */
function goalsBeside(
  fixed: readonly Macros[],
  targets: Macros,
  mealGoals: readonly MealGoal[],
): DayGoals {
  const inAll = sumMacros(fixed);
  return {
    day: mapMacros((key) => Math.max(0, targets[key] - inAll[key])),
    meals: mealGoals.map(({ calories, protein }, meal) => ({
      calories: Math.max(0, calories - (fixed[meal]?.calories ?? 0)),
      protein: Math.max(0, protein - (fixed[meal]?.protein ?? 0)),
    })),
  };
}
