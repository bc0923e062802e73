import { describe, expect, it } from 'vitest';
import {
  COOKING_PREFERENCES,
  DIETARY_RESTRICTIONS,
  type DietaryRestriction,
  FOOD_ALLERGIES,
} from '../athlete/answers.ts';
import { type DietRules, isAllowed } from '../foods/diet.ts';
import { foodById } from '../foods/table.ts';
import { seededRandom } from '../random/seeded.ts';
import { SLOW } from '../testing/slow.ts';
import { auditMeals, mealFigures } from './audit-meals.ts';
import { minutesOf } from './clock.ts';
import { DISHES } from './dishes/all-dishes.ts';
import { generateMealPlan, type MealPlanRequest } from './generate-meal-plan.ts';
import type { MealPlan } from './meal-plan.ts';
import { mealSchedule } from './meal-schedule.ts';
import { mealTypeOf } from './meal-types.ts';
import { stockPantry } from './pantry.ts';
import { MEAL_COUNTS, MEAL_KINDS } from './presets.ts';
import { randomRequest } from './testing/random-request.ts';

const usual: MealPlanRequest = {
  targets: { calories: 2400, protein: 170, carbs: 250, fats: 80 },
  mealCount: 5,
  dietaryRestrictions: [],
  foodAllergies: [],
  weightKg: 80,
  seed: 'rules',
};
const TIMES = ['05:30', '06:30', '08:00', '09:30', '11:00', '13:00', '15:00', '17:00', '19:30'];
const SESSION_TIMES = [...TIMES, '00:30', '07:45', '20:45', '21:00', '22:30', '23:45'];

const subset = <Value>(values: readonly Value[], bits: number) =>
  values.filter((_, index) => (bits >> index) % 2 === 1);

/** All combinations of restrictions and allergies: 64 × 64. */
function* everyDiet(): Generator<DietRules> {
  for (let one = 0; one < 2 ** DIETARY_RESTRICTIONS.length; one += 1) {
    for (let two = 0; two < 2 ** FOOD_ALLERGIES.length; two += 1) {
      const restrictions = subset(DIETARY_RESTRICTIONS, one);
      yield { restrictions, allergies: subset(FOOD_ALLERGIES, two) };
    }
  }
}

describe('dishes', () => {
  it('number at least 120 without the fallbacks, each with cuisine, cooking and minutes', () => {
    const ordinary = DISHES.filter(({ lastResort }) => !lastResort);
    expect(ordinary.length).toBeGreaterThanOrEqual(120);
    for (const { name, kinds, minutes, slots } of DISHES) {
      expect(kinds.length, name).toBeGreaterThan(0);
      expect(minutes, name).toBeGreaterThan(0);
      expect(slots.filter(({ optional }) => !optional).length, name).toBeGreaterThan(1);
      for (const { foods } of slots) expect(foods.length, name).toBeGreaterThan(0);
    }
  });

  it('never offer an excluded food, for any of 4,096 diets, slots and dishes', SLOW, () => {
    let diets = 0;
    for (const rules of everyDiet()) {
      const pantry = stockPantry(rules);
      const barred = DISHES.flatMap(({ slots }) => slots)
        .flatMap((slot) => pantry.foodsFor(slot))
        .filter((food) => !isAllowed(food, rules));
      expect(barred).toEqual([]);
      diets += 1;
    }
    expect(diets).toBe(4096);
  });

  it('offer each of 4,096 diets a dish for each kind of meal', SLOW, () => {
    for (const rules of everyDiet()) {
      const pantry = stockPantry(rules, 'minimal');
      for (const kind of MEAL_KINDS) {
        expect(pantry.dishesFor({ kind }).length, JSON.stringify(rules)).toBeGreaterThan(0);
      }
    }
  });

  it("don't name nuts or seeds that another food may replace", () => {
    expect(DISHES.filter(({ name }) => /\b(nuts|seeds)\b/i.test(name))).toEqual([]);
  });

  it('use gluten-free oats only for athletes who avoid regular ones', () => {
    const oats = (restrictions: DietRules['restrictions']) => {
      const pantry = stockPantry({ restrictions, allergies: [] });
      const served = DISHES.flatMap(({ slots }) => slots.flatMap((slot) => pantry.foodsFor(slot)));
      return new Set(served.filter(({ roles }) => roles.includes('oats')).map(({ id }) => id));
    };
    expect(oats([])).toContain('oatmeal');
    expect(oats([])).not.toContain('gluten-free-oats');
    expect(oats(['Gluten-Free'])).toContain('gluten-free-oats');
  });

  it('are named after the foods in them', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      for (const { dish = '', foods } of generateMealPlan({ ...usual, seed }).meals) {
        expect(dish).not.toMatch(/\$|undefined|^$/);
        const names = foods.map(({ name }) => name.toLowerCase()).join(', ');
        for (const word of ['salmon', 'cod', 'tilapia', 'shrimp', 'tofu', 'turkey', 'seitan']) {
          if (dish.toLowerCase().includes(word)) expect(names, dish).toContain(word);
        }
      }
    }
  });
});

describe('a day of meals', () => {
  it('keeps every rule for 98 of 100 athletes whose diet allows it', SLOW, () => {
    const random = seededRandom('rules of a day');
    let daysWithinRules = 0;
    for (let athlete = 0; athlete < 200; athlete += 1) {
      const { targets, mealCount, seed } = randomRequest(random, 0);
      const request: MealPlanRequest = {
        ...{ targets, mealCount, seed, dietaryRestrictions: [], foodAllergies: [] },
        cookingPreference: random.pick(COOKING_PREFERENCES.slice(1)),
        weightKg: targets.calories / 33,
        training: { time: random.pick(TIMES), minutes: 60 },
      };
      if (auditMeals(generateMealPlan(request), request).length === 0) daysWithinRules += 1;
    }
    expect(daysWithinRules / 200).toBeGreaterThanOrEqual(0.98);
  });

  it('has 400 g of fruit and vegetables and enough fiber, also for vegans and vegetarians', () => {
    for (const restriction of ['Vegan', 'Vegetarian', 'Gluten-Free', 'Dairy-Free'] as const) {
      for (let seed = 0; seed < 10; seed += 1) {
        const plan = generateMealPlan({ ...usual, dietaryRestrictions: [restriction], seed });
        const { produceGrams, fiberGrams } = mealFigures(plan);
        expect(produceGrams, `${restriction} ${seed}`).toBeGreaterThanOrEqual(400);
        expect(fiberGrams, `${restriction} ${seed}`).toBeGreaterThanOrEqual(24);
        expect(fiberGrams, `${restriction} ${seed}`).toBeLessThanOrEqual(36.5);
      }
    }
  });

  it('has at most 14 ingredients on minimal cooking, 3 cooked, in 19 of 20 days', SLOW, () => {
    const days = Array.from({ length: 60 }, (_, seed) => {
      const mealCount = MEAL_COUNTS[seed % MEAL_COUNTS.length] ?? 5;
      const request = { ...usual, mealCount, cookingPreference: 'minimal', seed } as const;
      return auditMeals(generateMealPlan(request), request);
    });
    const compliantDays = days.filter(
      (rules) => !rules.includes('ingredients') && !rules.includes('cooked'),
    );
    expect(compliantDays.length / days.length).toBeGreaterThanOrEqual(0.95);
  });

  it('has at most 6 eggs and 50 g of powder in any meal, however large', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const targets = { calories: 4800, protein: 330, carbs: 480, fats: 173 };
      const request: MealPlanRequest = { ...usual, targets, mealCount: 3, seed };
      expect(auditMeals(generateMealPlan(request), request)).not.toContain('eggs');
      expect(auditMeals(generateMealPlan(request), request)).not.toContain('powder');
    }
  });

  it('never puts protein powder in a savory meal, or the same kind of food in every meal', () => {
    const random = seededRandom('nobody would eat');
    for (let athlete = 0; athlete < 150; athlete += 1) {
      const { targets, mealCount, seed } = randomRequest(random, 0);
      const request = { ...usual, targets, mealCount, seed, weightKg: targets.calories / 33 };
      const broken = auditMeals(generateMealPlan(request), request);
      expect(broken, JSON.stringify(targets)).not.toContain('powder-beside');
      expect(broken, JSON.stringify(targets)).not.toContain('repeats');
    }
  });

  it('adds no more dressing to a large meal than to a small one', () => {
    const maxGrams = { 'olive-oil': 25, feta: 80, cheddar: 80, honey: 30, carrot: 250, pesto: 45 };
    const targets = { calories: 3600, protein: 180, carbs: 440, fats: 124 };
    for (let seed = 0; seed < 40; seed += 1) {
      const plan = generateMealPlan({ ...usual, targets, mealCount: 3, seed });
      for (const { foodId, grams } of plan.meals.flatMap(({ foods }) => foods)) {
        const limit = Object.entries(maxGrams).find(([id]) => id === foodId)?.[1] ?? grams;
        expect(grams, `${foodId}, seed ${seed}`).toBeLessThanOrEqual(limit);
      }
    }
  });

  it('has enough of the food a dish is named after', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      for (const { dish, foods } of generateMealPlan({ ...usual, seed }).meals) {
        const gramsOf = (id: string) => foods.find(({ foodId }) => foodId === id)?.grams ?? 0;
        if (dish?.startsWith('Chia pudding')) expect(gramsOf('chia-seeds')).toBeGreaterThan(10);
        if (dish?.startsWith('Chickpea')) expect(gramsOf('chickpeas')).toBeGreaterThan(60);
        if (dish?.startsWith('Cod with')) expect(gramsOf('cod')).toBeGreaterThan(60);
      }
    }
  });

  it('gives athletes who train early a light bowl or drink first', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const plan = generateMealPlan({ ...usual, training: { time: '06:00', minutes: 60 }, seed });
      for (const meal of plan.meals.filter(({ time }) => time < '06:00')) {
        for (const { foodId } of meal.foods) {
          expect(foodById(foodId)?.roles, `${meal.dish}`).not.toContain('meat');
          expect(foodById(foodId)?.roles, `${meal.dish}`).not.toContain('rice');
        }
      }
    }
  });

  it('shares at most half of its dishes with the previous plan, ten times in a row', () => {
    for (const diet of [
      [],
      ['Vegan'],
      ['Keto'],
      ['Gluten-Free'],
    ] satisfies DietaryRestriction[][]) {
      const plans: MealPlan[] = [];
      for (let round = 0; round < 10; round += 1) {
        const recentMeals = plans.at(-1)?.meals ?? [];
        const request = { ...usual, dietaryRestrictions: diet, recentMeals, seed: `a:${round}` };
        plans.push(generateMealPlan(request));
      }
      for (const [round, plan] of plans.entries()) {
        const before = new Set(plans[round - 1]?.meals.map(({ dish }) => dish));
        const shared = plan.meals.filter(({ dish }) => before.has(dish)).length;
        expect(shared, `${diet} ${round}`).toBeLessThanOrEqual(plan.meals.length / 2);
      }
      const dishes = plans.flatMap(({ meals }) => meals.map(({ dish }) => dish));
      expect(new Set(dishes).size, `${diet}`).toBeGreaterThanOrEqual(dishes.length / 2);
    }
  });
});

describe('meals around training', () => {
  it('are in the order of the day, each named once, and as many as requested', () => {
    for (const count of MEAL_COUNTS) {
      for (const time of SESSION_TIMES) {
        for (const minutes of [45, 60, 75, 90]) {
          const day = mealSchedule(count, { time, minutes });
          const times = day.map((meal) => meal.time);
          expect(day, `${count} ${time}`).toHaveLength(count);
          expect(times, `${count} ${time}`).toEqual([...new Set(times)].toSorted());
          expect(new Set(day.map(({ name }) => name)).size, `${count} ${time}`).toBe(count);
          for (const { name } of day) expect(mealTypeOf(name)).toBeDefined();
        }
      }
    }
  });

  it('are called pre-workout only before training', () => {
    for (const count of MEAL_COUNTS) {
      for (const time of SESSION_TIMES) {
        for (const meal of mealSchedule(count, { time, minutes: 60 })) {
          if (meal.name !== 'Pre-Workout') continue;
          const before = (minutesOf(time) - minutesOf(meal.time) + 24 * 60) % (24 * 60);
          expect(before, `${count} ${time}`).toBeGreaterThan(0);
          expect(before, `${count} ${time}`).toBeLessThanOrEqual(180);
        }
      }
    }
  });

  it.each(TIMES.filter((time) => time >= '08:00'))(
    'are one to three hours before and within two hours after training at %s',
    (time) => {
      for (const mealCount of MEAL_COUNTS) {
        const request = { ...usual, mealCount, training: { time, minutes: 75 } };
        const broken = auditMeals(generateMealPlan(request), request);
        expect(
          broken.filter((rule) => /^p(re|ost)-/.test(rule)),
          `${mealCount}`,
        ).toEqual([]);
      }
    },
  );

  it.each(['05:30', '06:30', '07:45'])('are small or skipped before training at %s', (time) => {
    for (const mealCount of MEAL_COUNTS) {
      const plan = generateMealPlan({ ...usual, mealCount, training: { time, minutes: 60 } });
      for (const meal of plan.meals.filter((each) => each.time < time)) {
        expect(meal.calories).toBeLessThanOrEqual(0.15 * plan.calories);
      }
    }
  });

  it('stay at the usual times without a training time', () => {
    expect(generateMealPlan(usual).meals.map((meal) => `${meal.time} ${meal.name}`)).toEqual([
      ...['07:00 Breakfast', '10:00 Mid-Morning Snack', '13:00 Lunch'],
      ...['16:00 Pre-Workout', '19:00 Dinner'],
    ]);
  });

  it('keep oily and tinned fish, cabbage, legumes and bran for other meals', () => {
    const heavy = new Set(['salmon', 'sardines', 'tuna', 'cabbage', 'red-cabbage', 'bran-flakes']);
    for (let seed = 0; seed < 60; seed += 1) {
      const plan = generateMealPlan({ ...usual, training: { time: '18:00', minutes: 60 }, seed });
      const pre = plan.meals.find(({ name }) => name === 'Pre-Workout');
      for (const { foodId } of pre?.foods ?? []) {
        expect(heavy.has(foodId), foodId).toBe(false);
        expect(foodById(foodId)?.group, foodId).not.toBe('legume');
      }
    }
  });
});
