import { describe, expect, it } from 'vitest';
import type { DietaryRestriction, FoodAllergy } from '../athlete/answers.ts';
import { foodById } from '../foods/table.ts';
import { seededRandom } from '../random/seeded.ts';
import { auditMeals } from './audit-meals.ts';
import { daySodium } from './day-sodium.ts';
import { DISHES } from './dishes/all-dishes.ts';
import { mainFamilyOf } from './food-families.ts';
import { generateMealPlan, type MealPlanRequest } from './generate-meal-plan.ts';
import { randomRequest } from './testing/random-request.ts';

const usual: MealPlanRequest = {
  targets: { calories: 2400, protein: 170, carbs: 250, fats: 80 },
  mealCount: 5,
  dietaryRestrictions: [],
  foodAllergies: [],
  weightKg: 80,
  seed: 'varied',
};

function daysOf(changes: Partial<MealPlanRequest>, count: number) {
  return Array.from({ length: count }, (_, seed) =>
    generateMealPlan({ ...usual, ...changes, seed }),
  );
}

describe('a varied day', () => {
  it.each([
    ['vegans without soy and nuts', ['Vegan'], ['Soy', 'Nuts']],
    ['vegans without soy', ['Vegan'], ['Soy']],
    ['vegetarians without eggs', ['Vegetarian'], ['Eggs']],
  ] satisfies [string, DietaryRestriction[], FoodAllergy[]][])(
    'has seitan once for %s when the protein is within reach',
    (_, dietaryRestrictions, foodAllergies) => {
      const targets = { calories: 2400, protein: 140, carbs: 290, fats: 75 };
      const twice = daysOf({ targets, dietaryRestrictions, foodAllergies }, 30).filter(
        ({ meals }) =>
          meals.filter(({ foods }) => foods.some(({ foodId }) => foodId.startsWith('seitan')))
            .length > 1,
      );
      expect(twice).toEqual([]);
    },
  );

  it('has no two dishes with the same main food', () => {
    for (const { meals } of daysOf({ mealCount: 4 }, 40)) {
      const mains = meals.flatMap(({ dish, foods }) => {
        const of = DISHES.filter(({ slots }) =>
          slots.every(({ optional, foods: any }) => optional || any.some(isIn(foods))),
        ).find(({ name }) => nameFits(name, dish));
        const required = (of?.slots ?? []).filter(({ optional }) => !optional);
        const served = required.flatMap((slot) => slot.foods.find(isIn(foods)) ?? []);
        return [...new Set(served.flatMap((food) => mainFamilyOf(food) ?? []))];
      });
      expect(new Set(mains).size, mains.join()).toBe(mains.length);
    }
  });

  it('stays under 4 g of sodium', () => {
    const random = seededRandom('sodium');
    for (let athlete = 0; athlete < 60; athlete += 1) {
      const { targets, mealCount, seed } = randomRequest(random, 0);
      const request = { ...usual, targets, mealCount, seed, weightKg: targets.calories / 33 };
      const plan = generateMealPlan(request);
      expect(daySodium(plan.meals).mg, JSON.stringify(targets)).toBeLessThanOrEqual(4000);
      expect(auditMeals(plan, request)).not.toContain('sodium');
    }
  });
});

describe('a side', () => {
  const dish = (name: string) => DISHES.filter((each) => each.name === name);

  it('is egg white only alongside whole eggs', () => {
    const odd = DISHES.filter(({ slots }) => {
      const first = slots.filter(({ optional }) => !optional).flatMap(({ foods }) => foods);
      const extra = slots.filter(({ optional }) => optional).flatMap(({ foods }) => foods);
      const canBeTofu = first.some(({ id }) => id.startsWith('tofu'));
      return canBeTofu && extra.some(({ id }) => id === 'egg-white');
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
    expect(dish('Beans on toast with eggs')).toHaveLength(1);
  });

  it('is a spoonful of yogurt on a curry, not a bowl', () => {
    const plans = daysOf({ dietaryRestrictions: ['Vegetarian'] }, 60);
    for (const { dish: name = '', foods } of plans.flatMap(({ meals }) => meals)) {
      if (!/curry|dal|tikka/i.test(name)) continue;
      const yogurt = foods.find(({ foodId }) => foodById(foodId)?.roles.includes('yogurt'));
      expect(yogurt?.grams ?? 0, name).toBeLessThanOrEqual(100);
    }
  });

  it('is enough bread, wrap or tortilla for the filling', () => {
    const filledDishes = DISHES.filter(({ name }) =>
      /sandwich|tacos|fajitas|wrap with/i.test(name),
    );
    expect(filledDishes.length).toBeGreaterThan(8);
    for (const { name, slots } of filledDishes.filter(
      ({ name }) => !/lettuce|skillet/i.test(name),
    )) {
      const wrappers = slots.filter(
        ({ optional, foods }) =>
          !optional && foods.some(({ roles }) => roles.includes('bread') || roles.includes('wrap')),
      );
      for (const { min = 0 } of wrappers) expect(min, name).toBeGreaterThanOrEqual(70);
    }
  });
});

const isIn =
  (foods: readonly { foodId: string }[]) =>
  ({ id }: { id: string }) =>
    foods.some(({ foodId }) => foodId === id);

/** Whether the name of a served dish matches: '$1' matches any food. */
function nameFits(name: string, dish = ''): boolean {
  const pattern = name.replaceAll(/[.*+?^{}()|[\]\\]/g, '\\$&').replaceAll(/\$\d/g, '.+');
  return new RegExp(`^${pattern}$`, 'i').test(dish);
}
