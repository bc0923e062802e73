import { type DietRules, isAllowed } from './diet.ts';
import type { Food, Macros } from './food.ts';
import { mapMacros } from './portion.ts';
import { SUBSTITUTIONS } from './substitutions.data.ts';
import { FOODS, foodById } from './table.ts';

/** A substitute for another food; macros per 100 g. */
export interface Substitute extends Macros {
  foodId: string;
  name: string;
  /** Grams of this food per gram of the old one. */
  ratio: number;
}

const MIN_CURATED = 3;
const MAX_SUBSTITUTES = 6;
const NO_RULES: DietRules = { restrictions: [], allergies: [] };
const RATIO_STEP = 0.05;
const MIN_RATIO = 0.2;
const MAX_RATIO = 4;

/**
 * Foods the athlete may eat instead of a food, best first: the curated list if there is one, otherwise foods of the
 * same role with the nearest macros. Empty for an unknown id, or if the diet leaves none.
 */
export function substitutesFor(foodId: string, rules: DietRules = NO_RULES): Substitute[] {
  const old = foodById(foodId);
  if (old === undefined) return [];
  const curated = (SUBSTITUTIONS[foodId] ?? [])
    .map(foodById)
    .filter((food) => food !== undefined)
    .filter((food) => isAllowed(food, rules));
  const found =
    curated.length >= MIN_CURATED ? curated : [...curated, ...nearestFoods(old, rules, curated)];
  return found.slice(0, Math.max(MAX_SUBSTITUTES, curated.length)).map((food) => ({
    foodId: food.id,
    name: food.name,
    ratio: substitutionRatio(old, food),
    ...mapMacros((key) => food[key]),
  }));
}

/** Grams of the new food per gram of the old one that preserve its main macro, in steps of 0.05. */
export function substitutionRatio(old: Food, fresh: Food): number {
  const purpose = purposeOf(old);
  if (purpose === 'weight' || fresh[purpose] === 0) return 1;
  const steps = Math.round(old[purpose] / fresh[purpose] / RATIO_STEP);
  return Math.round(Math.max(1, steps) * RATIO_STEP * 100) / 100;
}

function purposeOf({ group, roles }: Food): keyof Macros | 'weight' {
  switch (group) {
    case 'protein':
      return 'protein';
    case 'dairy':
      return roles.includes('yogurt') || roles.includes('curd') ? 'protein' : 'calories';
    case 'starch':
    case 'legume':
    case 'fruit':
      return 'carbs';
    case 'fat':
      return 'fats';
    case 'vegetable':
      return 'weight';
    default:
      return 'calories';
  }
}

function nearestFoods(old: Food, rules: DietRules, listed: readonly Food[]): Food[] {
  const open = FOODS.filter(
    (food) =>
      food !== old &&
      !listed.includes(food) &&
      isAllowed(food, rules) &&
      isPracticalSwap(old, food),
  );
  const sharing = open.filter((food) => food.roles.some((role) => old.roles.includes(role)));
  // If the diet leaves no other food of the role, any food of its group.
  const candidates =
    sharing.length >= 2 ? sharing : open.filter((food) => food.group === old.group);
  const distances = new Map(candidates.map((food) => [food, distance(old, food)]));
  return candidates.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

/** Whether the swapped amount is a sensible portion. */
function isPracticalSwap(old: Food, fresh: Food): boolean {
  const ratio = substitutionRatio(old, fresh);
  return ratio >= MIN_RATIO && ratio <= MAX_RATIO;
}

const UNFAMILIAR = { staple: 1, common: 1.2, rare: 2 } as const;

/** kcal of macros that change when 100 g of the old food are swapped. Unfamiliar foods count as farther. */
function distance(old: Food, fresh: Food): number {
  const ratio = substitutionRatio(old, fresh);
  const kcal =
    4 * Math.abs(old.protein - ratio * fresh.protein) +
    4 * Math.abs(old.carbs - ratio * fresh.carbs) +
    9 * Math.abs(old.fats - ratio * fresh.fats);
  return (kcal + 5) * UNFAMILIAR[fresh.familiarity];
}
