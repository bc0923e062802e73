import {
  avoidedReason,
  FOOD_ALIASES,
  FOODS,
  type Food,
  type FoodUnit,
  type MeasuredFood,
  measuredFood,
  measuredOwnFood,
  unitsOf,
} from '@posedown/coaching';
import type { CustomFood, Profile } from '@posedown/contract';
import { type Searchable, searchableOf, searchIn } from './search.ts';

/** A food that can be logged: from the table or custom. */
export interface Listing {
  foodId: string | null;
  customFoodId: string | null;
  name: string;
  measured: MeasuredFood;
  units: readonly FoodUnit[];
  /** The default amount. */
  start: { quantity: number; unit: FoodUnit };
  isOwn: boolean;
  /** The dietary rule it breaks, such as 'allergen: nuts'. */
  avoided?: string | undefined;
}

export interface FoodRef {
  foodId: string | null;
  customFoodId: string | null;
}

export interface Catalog {
  find: (ref: FoodRef) => Listing | undefined;
  search: (text: string, limit: number) => Listing[];
}

type Rules = Pick<Profile, 'dietaryRestrictions' | 'foodAllergies'>;

// Built once, because the table never changes while a page is open.
const TABLE: readonly Searchable<Food>[] = FOODS.map((food) =>
  searchableOf(
    food,
    food.name,
    { staple: 0, common: 1, rare: 2 }[food.familiarity],
    FOOD_ALIASES[food.id],
  ),
);

/** The built-in table and the athlete's own foods together. */
export function buildCatalog(own: readonly CustomFood[], rules: Rules): Catalog {
  const diet = { restrictions: rules.dietaryRestrictions, allergies: rules.foodAllergies };
  const table: Searchable<Listing>[] = TABLE.map(({ item, ...rest }) => ({
    ...rest,
    item: tableListing(item, avoidedReason(item, diet) ?? undefined),
  }));
  const customFoods = own.map((food) => searchableOf(customListing(food), food.name, -1));
  const all = [...customFoods, ...table];
  const byKey = new Map(all.map(({ item }) => [keyOf(item), item]));
  return {
    find: (ref) => byKey.get(keyOf(ref)),
    search: (text, limit) => searchIn(all, text, limit),
  };
}

const keyOf = ({ foodId, customFoodId }: FoodRef) => foodId ?? customFoodId ?? '';

function tableListing(food: Food, avoided: string | undefined): Listing {
  const { step, min, max } = food.portion;
  const measured = measuredFood(food);
  return {
    foodId: food.id,
    customFoodId: null,
    name: food.name,
    measured,
    units: unitsOf(measured),
    start: { quantity: Math.round((min + max) / 2 / step) * step, unit: 'g' },
    isOwn: false,
    avoided,
  };
}

function customListing(food: CustomFood): Listing {
  const { id, name, quantity, unit } = food;
  const measured = measuredOwnFood(food);
  const start = { quantity, unit };
  const fields = {
    foodId: null,
    customFoodId: id,
    name,
    measured,
    units: unitsOf(measured),
    start,
  };
  return { ...fields, isOwn: true };
}
