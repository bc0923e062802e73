import { describe, expect, it } from 'vitest';
import { DIETARY_RESTRICTIONS, FOOD_ALLERGIES } from '../athlete/answers.ts';
import { DISHES } from '../meals/dishes/all-dishes.ts';
import { FOOD_ALIASES } from './aliases.data.ts';
import { avoidedReason, containmentOf, isAllowed } from './diet.ts';
import { FOOD_GROUPS, FOOD_ROLES, type Food } from './food.ts';
import { foodTable } from './food-table.ts';
import { FOODS, foodById } from './table.ts';

const names = (foods: readonly Food[]) => foods.map((food) => food.id);

describe('the food table', () => {
  it('has at least 150 foods with stable slugs and unique ids and names', () => {
    expect(FOODS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(FOODS.map((food) => food.id)).size).toBe(FOODS.length);
    expect(new Set(FOODS.map((food) => food.name)).size).toBe(FOODS.length);
    for (const { id } of FOODS) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(FOODS.map((food) => food.group))).toEqual(new Set(FOOD_GROUPS));
  });

  // Atwater 4/4/9. USDA counts fiber between 0 and 4 kcal/g and uses food-specific factors, hence
  // the tolerance.
  it.each(FOODS.map((food) => [food.id, food] as const))(
    'has energy that matches the macros: %s',
    (_, food) => {
      const maxKcal = 4 * food.protein + 4 * food.carbs + 9 * food.fats;
      const minKcal = maxKcal - 4 * food.fiber;
      const room = Math.max(8, 0.09 * food.calories);
      expect(food.calories).toBeGreaterThanOrEqual(minKcal - room);
      expect(food.calories).toBeLessThanOrEqual(maxKcal + room);
      expect(food.protein + food.carbs + food.fats).toBeLessThanOrEqual(101);
      expect(food.fiber).toBeLessThanOrEqual(food.carbs);
    },
  );

  it.each([
    ['chicken-breast', 171477, 165, 31, 0, 3.6],
    ['white-rice', 168878, 130, 2.7, 28.2, 0.3],
    ['oatmeal', 169705, 389, 16.9, 66.3, 6.9],
    ['egg-whole', 171287, 143, 12.6, 0.7, 9.5],
    ['beef-lean', 173110, 152, 20.9, 0, 7],
    ['salmon', 175168, 206, 22.1, 0, 12.4],
    ['almonds', 170567, 579, 21.2, 21.6, 49.9],
    ['avocado', 171705, 160, 2, 8.5, 14.7],
    ['broccoli', 170379, 34, 2.8, 6.6, 0.4],
    ['olive-oil', 171413, 884, 0, 0, 100],
    ['tofu-firm', 172475, 144, 17.3, 2.8, 8.7],
    ['lentils', 172421, 116, 9, 20.1, 0.4],
  ])('agrees with FoodData Central on %s', (id, fdcId, calories, protein, carbs, fats) => {
    expect(foodById(id)).toMatchObject({ fdcId, calories, protein, carbs, fats });
  });

  it('uses American English', () => {
    const british =
      /mince\b|tinned|pak choi|rocket|aubergine|courgette|coriander|prawn|porridge|rapeseed|skimmed|yoghurt|beetroot|sweetcorn|passata|\bdrink\b|wholemeal|double cream|jacket/i;
    for (const { id, name } of FOODS) expect(name, id).not.toMatch(british);
    for (const { name } of DISHES) expect(name).not.toMatch(british);
  });

  it('covers the names of the specification’s substitution table', () => {
    const ids = ['chicken-breast', 'white-rice', 'sweet-potato', 'almonds', 'egg-white', 'oatmeal'];
    ids.push('brown-rice', 'turkey-breast', 'greek-yogurt', 'avocado', 'salmon', 'beef-lean');
    ids.push('tuna', 'spinach', 'broccoli', 'banana');
    expect(ids.map((id) => foodById(id)?.name)).toEqual([
      ...['Chicken Breast', 'White Rice', 'Sweet Potato', 'Almonds', 'Egg Whites', 'Oatmeal'],
      ...['Brown Rice', 'Turkey Breast', 'Greek Yogurt', 'Avocado', 'Salmon', 'Beef (Lean)'],
      ...['Tuna', 'Spinach', 'Broccoli', 'Banana'],
    ]);
  });

  it('has aliases only for existing foods', () => {
    for (const id of Object.keys(FOOD_ALIASES)) expect(foodById(id), id).toBeDefined();
  });

  it('uses whole kitchen increments and positive units for portions', () => {
    for (const { id, portion, units } of FOODS) {
      expect(portion.min % portion.step, id).toBe(0);
      expect(portion.max % portion.step, id).toBe(0);
      expect(portion.min, id).toBeGreaterThan(0);
      expect(portion.min, id).toBeLessThanOrEqual(portion.max);
      expect(units.g).toBe(1);
      for (const grams of Object.values(units)) expect(grams).toBeGreaterThan(0);
    }
  });

  it('has a food for every role', () => {
    for (const role of FOOD_ROLES) {
      expect(
        FOODS.some((food) => food.roles.includes(role)),
        role,
      ).toBe(true);
    }
    for (const food of FOODS) expect(food.roles.length, food.id).toBeGreaterThan(0);
  });
});

describe('diet tags and allergens', () => {
  it('never mark a food vegan that isn’t vegetarian or contains milk, eggs, fish or shellfish', () => {
    for (const food of FOODS.filter(({ fits }) => fits.includes('Vegan'))) {
      expect(food.fits, food.id).toContain('Vegetarian');
      for (const animal of ['Dairy', 'Eggs', 'Fish', 'Shellfish'] as const) {
        expect(food.allergens, food.id).not.toContain(animal);
      }
    }
  });

  it('mark a food dairy-free exactly when it neither contains nor may contain milk', () => {
    for (const food of FOODS) {
      const isFree = containmentOf(food, 'Dairy') === 'free';
      expect(food.fits.includes('Dairy-Free'), food.id).toBe(isFree);
    }
  });

  it('mark every keto food low-carb, and no grain, potato or fruit juice keto', () => {
    for (const food of FOODS.filter(({ fits }) => fits.includes('Keto'))) {
      expect(food.fits, food.id).toContain('Low-Carb');
      expect(food.roles.some((role) => ['rice', 'potato', 'pasta', 'juice'].includes(role))).toBe(
        false,
      );
    }
  });

  it.each([
    ['Fish', ['fish', 'smoked-fish']],
    ['Shellfish', ['seafood']],
    ['Eggs', ['egg', 'egg-white']],
    ['Dairy', ['hard-cheese']],
  ] as const)('mark the %s of every food that obviously contains it', (allergen, roles) => {
    for (const food of FOODS.filter((each) =>
      each.roles.some((role) => roles.some((r) => r === role)),
    )) {
      if (food.id === 'nutritional-yeast') continue;
      expect(food.allergens, food.id).toContain(allergen);
    }
  });

  it("match the food's name", () => {
    const foodsNamed = (words: RegExp) => FOODS.filter((food) => words.test(food.name));
    for (const food of foodsNamed(
      /almond|walnut|cashew|pecan|hazelnut|pistachio|peanut|macadamia|brazil|coconut|muesli|granola/i,
    )) {
      expect(food.allergens, food.id).toContain('Nuts');
    }
    for (const food of foodsNamed(/soy|tofu|tempeh|edamame|tamari/i)) {
      expect(food.allergens, food.id).toContain('Soy');
    }
    for (const food of foodsNamed(
      /whey|casein|greek yogurt|milk \d|skim milk|cheese|cheddar|butter$|ghee/i,
    )) {
      if (food.fits.includes('Vegan')) continue;
      expect(food.allergens, food.id).toContain('Dairy');
    }
    for (const food of foodsNamed(
      /wheat|^pasta|bagel|bulgur|couscous|barley|rye|sourdough|seitan|oatmeal|soba/i,
    )) {
      if (food.name.startsWith('Buckwheat')) continue;
      expect(food.fits, food.id).not.toContain('Gluten-Free');
    }
  });

  it.each([
    ['puffed-rice', { restrictions: ['Gluten-Free'], allergies: [] }],
    ['oatmeal', { restrictions: ['Gluten-Free'], allergies: [] }],
    ['turkey-deli', { restrictions: ['Gluten-Free'], allergies: [] }],
    ['lean-ham', { restrictions: ['Dairy-Free'], allergies: [] }],
    ['roast-beef-deli', { restrictions: [], allergies: ['Soy'] }],
    ['chicken-deli', { restrictions: [], allergies: ['Dairy'] }],
    ['tuna', { restrictions: [], allergies: ['Soy'] }],
    ['pea-mince', { restrictions: [], allergies: ['Soy'] }],
    ['pea-isolate', { restrictions: [], allergies: ['Soy'] }],
    ['whey-isolate', { restrictions: [], allergies: ['Soy'] }],
    ['casein', { restrictions: ['Vegan'], allergies: [] }],
    ['dark-chocolate', { restrictions: [], allergies: ['Nuts'] }],
    ['granola', { restrictions: ['Dairy-Free'], allergies: [] }],
  ] as const)('exclude %s if some brands add what the athlete avoids', (id, rules) => {
    const food = foodById(id);
    if (food === undefined) throw new Error(`no ${id}`);
    expect(isAllowed(food, rules)).toBe(false);
    expect(avoidedReason(food, rules)).toMatch(/^(may contain|allergen:|not in your diet)/);
  });

  it('leave 30 foods and a protein source for every exclusion and pair of exclusions', () => {
    const exclusions = [
      ...DIETARY_RESTRICTIONS.map((restriction) => ({
        restrictions: [restriction],
        allergies: [],
      })),
      ...FOOD_ALLERGIES.map((allergy) => ({ restrictions: [], allergies: [allergy] })),
    ];
    for (const first of exclusions) {
      for (const second of exclusions) {
        const rules = {
          restrictions: [...first.restrictions, ...second.restrictions],
          allergies: [...first.allergies, ...second.allergies],
        };
        const allowed = FOODS.filter((food) => isAllowed(food, rules));
        expect(allowed.length, JSON.stringify(rules)).toBeGreaterThanOrEqual(30);
        const rich = allowed.filter((food) => food.protein * 4 > 0.6 * food.calories);
        expect(names(rich).length, JSON.stringify(rules)).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('parsing a food table', () => {
  it.each([
    ['a wrong number of columns', 'oats | Oats | 1 1 1 1 1'],
    ['a missing macro', 'oats | Oats | 389 17 66 7 | 5 20 120 | - | vegan | - | oats | minimal'],
    [
      'an unknown role',
      'oats | Oats | 389 17 66 7 10 | 5 20 120 | - | vegan | - | brick | minimal',
    ],
    [
      'an unknown allergen',
      'oats | Oats | 389 17 66 7 10 | 5 20 120 | - | vegan | Oats | oats | minimal',
    ],
    [
      'an unknown origin',
      'oats | Oats | 389 17 66 7 10 | 5 20 120 | - | field | - | oats | minimal',
    ],
  ])('rejects %s', (_, line) => {
    expect(() => foodTable('starch', line)).toThrow(RangeError);
  });
});
