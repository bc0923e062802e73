import {
  counted,
  FOOD_GROUPS,
  type FoodGroup,
  foodById,
  GRAMS_PER_OUNCE,
  householdAmount,
} from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { formatNumber } from '../../../lib/numbers.ts';
import type { ShownPlan } from '../shown-plan.ts';

export interface ShoppingLine {
  foodId: string;
  name: string;
  grams: number;
  /** The amount as sold: '1.2 kg' or '2 lb 3 oz'. */
  amount: string;
  /** The amount in household measures: '12 pieces'; empty if there is none. */
  household: string;
  /** 'raw' or 'dry' if the weight isn't that of the food as eaten. */
  weighed: string;
  /** Why the athlete's current diet excludes it, if it does. */
  avoided: string | undefined;
}

export interface Aisle {
  group: FoodGroup | 'other';
  name: string;
  lines: ShoppingLine[];
}

const AISLE_NAMES: Record<Aisle['group'], string> = {
  protein: 'Meat, fish, eggs and protein',
  legume: 'Beans and lentils',
  dairy: 'Dairy and alternatives',
  starch: 'Bread, rice, pasta and potatoes',
  vegetable: 'Vegetables',
  fruit: 'Fruit',
  fat: 'Nuts, seeds and oils',
  condiment: 'Sauces and spreads',
  snack: 'Snacks',
  other: 'Other',
};

/** The maximum number of days of a list. */
export const MAX_SHOPPING_DAYS = 14;

export type ShoppedPlan = Pick<ShownPlan, 'meals' | 'avoidedFoods'>;

/** The foods needed for a number of days of the plan, by aisle, summed per food. */
export function shoppingList(
  { meals, avoidedFoods }: ShoppedPlan,
  days: number,
  units: Units,
): Aisle[] {
  const gramsByFood = new Map<string, { name: string; grams: number }>();
  for (const { foodId, name, grams } of meals.flatMap(({ foods }) => foods)) {
    const sofar = gramsByFood.get(foodId)?.grams ?? 0;
    gramsByFood.set(foodId, { name, grams: sofar + grams * days });
  }
  const lines = [...gramsByFood].map(([foodId, food]) => ({
    ...lineOf(foodId, food, units),
    avoided: avoidedFoods.find((avoided) => avoided.foodId === foodId)?.why,
  }));
  return [...FOOD_GROUPS, 'other' as const]
    .map((group) => ({
      group,
      name: AISLE_NAMES[group],
      lines: lines
        .filter(({ foodId }) => (foodById(foodId)?.group ?? 'other') === group)
        .sort((a, b) => a.name.localeCompare(b.name)),
    }))
    .filter((aisle) => aisle.lines.length > 0);
}

function lineOf(
  foodId: string,
  { name, grams }: { name: string; grams: number },
  units: Units,
): Omit<ShoppingLine, 'avoided'> {
  const food = foodById(foodId);
  return {
    foodId,
    name,
    grams,
    amount: shopAmount(grams, units),
    household: food ? householdAmount(food, grams) : '',
    weighed: food && food.weighed !== 'as eaten' ? food.weighed : '',
  };
}

const OUNCES_PER_POUND = 16;

/** Formats a weight: '850 g', '1.25 kg', or for imperial athletes '14 oz', '2 lb 3 oz'. */
export function shopAmount(grams: number, units: Units): string {
  if (units === 'metric') {
    return grams < 1000 ? `${formatNumber(grams)} g` : `${formatNumber(grams / 1000, 2)} kg`;
  }
  const ounces = Math.max(1, Math.round(grams / GRAMS_PER_OUNCE));
  const pounds = Math.floor(ounces / OUNCES_PER_POUND);
  const rest = ounces % OUNCES_PER_POUND;
  return [pounds > 0 && `${pounds} lb`, rest > 0 && `${rest} oz`].filter(Boolean).join(' ');
}

/** The title in print and text: 'Groceries for 7 days'. */
export const shoppingTitle = (days: number): string => `Groceries for ${counted(days, 'day')}`;

/** The list as plain text, for sharing. */
export function shoppingText(aisles: readonly Aisle[], days: number): string {
  const parts = aisles.map(({ name, lines }) => {
    const rows = lines.map((line) =>
      [`- ${line.name}: ${amountText(line)}`, line.avoided].filter(Boolean).join(', '),
    );
    return [name, ...rows].join('\n');
  });
  return [shoppingTitle(days), ...parts].join('\n\n');
}

/** Text such as '1.2 kg raw (8 pieces)'. */
export function amountText({ amount, household, weighed }: ShoppingLine): string {
  return [amount, weighed, household && `(${household})`].filter(Boolean).join(' ');
}
