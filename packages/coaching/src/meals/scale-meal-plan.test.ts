import { describe, expect, it } from 'vitest';
import { MACRO_KEYS, type Macros } from '../foods/food.ts';
import { mapMacros, sumMacros } from '../foods/portion.ts';
import { foodById } from '../foods/table.ts';
import { seededRandom } from '../random/seeded.ts';
import { SLOW } from '../testing/slow.ts';
import { generateMealPlan } from './generate-meal-plan.ts';
import type { PlannedMeal } from './meal-plan.ts';
import { type ScaleResult, scaleMealPlan } from './scale-meal-plan.ts';
import { randomRequest } from './testing/random-request.ts';

const NO_RULES = { restrictions: [], allergies: [] };

const withEnergy = (calories: number, protein: number, fats: number): Macros => ({
  ...{ calories, protein, fats },
  carbs: Math.round((calories - 4 * protein - 9 * fats) / 4),
});
const BEFORE = withEnergy(2400, 180, 80);
const { meals } = generateMealPlan({
  targets: BEFORE,
  mealCount: 5,
  dietaryRestrictions: [],
  foodAllergies: [],
  seed: 'usual',
});

const scale = (targets: Macros, changes: Partial<Parameters<typeof scaleMealPlan>[0]> = {}) =>
  scaleMealPlan({ meals, plannedFor: BEFORE, targets, rules: NO_RULES, ...changes });
const foodsOf = (plan: { meals: readonly PlannedMeal[] }) => plan.meals.flatMap((m) => m.foods);
const idsOf = (plan: { meals: readonly PlannedMeal[] }) =>
  plan.meals.map(({ name, time, foods }) => [name, time, ...foods.map(({ foodId }) => foodId)]);

/** Scales every macro equally, or only carbs and fats so that protein stays the same, as a weekly proposal does. */
const changed = (targets: Macros, share: number, fixesProtein: boolean): Macros => {
  if (!fixesProtein) return mapMacros((key) => Math.round(targets[key] * (1 + share)));
  const calories = Math.round(targets.calories * (1 + share));
  const remainingKcal = calories - 4 * targets.protein;
  const ratio = remainingKcal / (4 * targets.carbs + 9 * targets.fats);
  const carbs = Math.round(targets.carbs * ratio);
  return { ...targets, calories, carbs, fats: Math.round((remainingKcal - 4 * carbs) / 9) };
};

const ATHLETES = 800;

/** Generated once, because generating takes longer than scaling. */
let generatedPlans: ReturnType<typeof generatePlans> | undefined;
function generatePlans() {
  const athletes = seededRandom('athletes whose plans are scaled');
  return Array.from({ length: ATHLETES }, () => {
    const request = randomRequest(athletes, 0.1);
    return { request, generated: generateMealPlan(request) };
  });
}

/** Scales every plan by one change up to the given share. */
function* scaledPlans(maxShare: number) {
  const random = seededRandom(`scaled by up to ${maxShare}`);
  generatedPlans ??= generatePlans();
  for (const [athlete, { request, generated }] of generatedPlans.entries()) {
    const share = maxShare * (2 * random.next() - 1);
    const targets = changed(request.targets, share, athlete % 2 === 0);
    const rules = { restrictions: request.dietaryRestrictions, allergies: request.foodAllergies };
    const scaleRequest = { meals: generated.meals, plannedFor: request.targets, targets, rules };
    yield { generated, scaleRequest, result: scaleMealPlan(scaleRequest) };
  }
}

function isWhole({ plan }: ScaleResult, before: { meals: readonly PlannedMeal[] }): boolean {
  const isUnchanged = JSON.stringify(idsOf(plan)) === JSON.stringify(idsOf(before));
  const fromKitchen = foodsOf(plan).every(({ foodId, grams }) => {
    const { step, min, max } = foodById(foodId)?.portion ?? { step: 0, min: 0, max: 0 };
    return grams % step === 0 && grams >= min && grams <= 2 * max;
  });
  const addsUp = [plan, ...plan.meals].every((each) => {
    const sum = sumMacros('meals' in each ? each.meals : each.foods);
    return MACRO_KEYS.every((key) => sum[key] === each[key]);
  });
  return isUnchanged && fromKitchen && addsUp;
}

const isClose = ({ plan: { deviations } }: ScaleResult) =>
  Math.abs(deviations.calories) <= 0.01 && Math.abs(deviations.protein) <= 0.02;

const isWithinTarget = ({ calories, protein }: Macros) =>
  Math.abs(calories) <= 0.03 && Math.abs(protein) <= 0.03;

describe('scaled meals', () => {
  it('keep kitchen portions, and meet changes of up to 8% in 98 of 100 plans', SLOW, () => {
    let close = 0;
    let [foods, returned] = [0, 0];
    for (const { generated, scaleRequest, result } of scaledPlans(0.08)) {
      expect(isWhole(result, generated)).toBe(true);
      if (isClose(result)) close += 1;
      const { targets: plannedFor, plannedFor: targets } = scaleRequest;
      const back = scaleMealPlan({
        ...scaleRequest,
        meals: result.plan.meals,
        plannedFor,
        targets,
      });
      const ends = foodsOf(back.plan);
      for (const [index, { foodId, grams }] of foodsOf(generated).entries()) {
        const step = foodById(foodId)?.portion.step ?? 1;
        const away = Math.abs((ends[index]?.grams ?? 0) - grams);
        foods += 1;
        if (away <= Math.max(step, 0.1 * grams)) returned += 1;
      }
    }
    expect(close / ATHLETES).toBeGreaterThanOrEqual(0.98);
    // Scaled up and back: within a step or a tenth of the portion.
    expect(returned / foods).toBeGreaterThanOrEqual(0.975);
  });

  it('say which changes of up to 25% are out of reach, and name a food that helps', SLOW, () => {
    let close = 0;
    let [outOfReach, helped] = [0, 0];
    for (const { generated, result } of scaledPlans(0.25)) {
      expect(isWhole(result, generated)).toBe(true);
      if (isClose(result)) close += 1;
      expect(result.kind).toBe(isWithinTarget(result.plan.deviations) ? 'scaled' : 'out-of-reach');
      if (result.kind === 'scaled') continue;
      outOfReach += 1;
      if (!result.help) continue;
      helped += 1;
      const { kind, plan, grams } = result.help;
      expect(isWithinTarget(plan.deviations)).toBe(true);
      expect(foodsOf(plan).length - foodsOf(generated).length).toBe(kind === 'add' ? 1 : -1);
      expect(grams).toBeGreaterThan(0);
      for (const { foods } of plan.meals) expect(foods.length).toBeGreaterThan(1);
    }
    expect(close / ATHLETES).toBeGreaterThanOrEqual(0.92);
    expect(outOfReach / ATHLETES).toBeLessThanOrEqual(0.04);
    expect(helped / outOfReach).toBeGreaterThan(0.5);
  });

  it('are unchanged for the same targets', () => {
    const { kind, plan } = scale(BEFORE);
    expect(kind).toBe('scaled');
    expect(plan.meals).toEqual(meals);
  });

  it('take energy from carbs and fats if protein is fixed', () => {
    const { plan } = scale(withEnergy(2200, 180, 70));
    const grams = (of: readonly PlannedMeal[], key: 'protein' | 'carbs') => sumMacros(of)[key];
    expect(grams(plan.meals, 'protein')).toBeCloseTo(grams(meals, 'protein'), -1);
    expect(grams(plan.meals, 'carbs')).toBeLessThan(grams(meals, 'carbs'));
    expect(plan.withinTolerance).toBe(true);
  });

  it('keep a food the diet now excludes, never in a larger portion, and name it', () => {
    const [excluded] = foodsOf({ meals }).filter(({ foodId }) =>
      foodById(foodId)?.allergens.includes('Dairy'),
    );
    const rules = { restrictions: [], allergies: ['Dairy'] as const };
    const { plan } = scale(withEnergy(2700, 200, 90), { rules });
    const amounts = (of: readonly PlannedMeal[]) =>
      foodsOf({ meals: of }).map(({ grams, foodId }) => ({ grams, foodId }));
    const before = amounts(meals);
    for (const [index, { foodId, grams }] of amounts(plan.meals).entries()) {
      if (!foodById(foodId)?.allergens.includes('Dairy')) continue;
      expect(grams).toBeLessThanOrEqual(before[index]?.grams ?? 0);
    }
    expect(plan.avoidedFoods.map(({ foodId }) => foodId)).toContain(excluded?.foodId);
  });

  it('scale a food missing from the table proportionally', () => {
    const own = { foodId: 'my-bread', name: 'My bread', amount: '100g', household: '', grams: 100 };
    const bread = { ...own, calories: 240, protein: 9, carbs: 46, fats: 2 };
    const [first, ...others] = meals;
    if (!first) throw new Error('a plan has meals');
    const foods = [...first.foods, bread];
    const withOwn = [{ ...first, ...sumMacros(foods), foods }, ...others];
    const plannedFor = sumMacros(withOwn);
    const { plan } = scale(changed(plannedFor, -0.1, false), { meals: withOwn, plannedFor });
    expect(plan.meals[0]?.foods.at(-1)).toEqual({
      ...own,
      ...{ amount: '90g', grams: 90, calories: 216, protein: 8, carbs: 41, fats: 2 },
    });
    expect(plan.withinTolerance).toBe(true);
  });

  it('name the foods to remove first if no portions reach the targets', () => {
    const result = scale(withEnergy(8000, 600, 270));
    if (result.kind === 'scaled') throw new Error('2,400 kcal of food generated 8,000');
    expect(result.plan.deviations.calories).toBeLessThan(-0.03);
    expect(result.limits.length).toBeGreaterThan(0);
    for (const { at } of result.limits) expect(at).toBe('most');
    expect(idsOf(result.plan)).toEqual(idsOf({ meals }));
  });

  it('reject targets that are negative or not numbers', () => {
    expect(() => scale({ ...BEFORE, fats: Number.NaN })).toThrow(RangeError);
    expect(() => scale({ ...BEFORE, carbs: -1 })).toThrow(RangeError);
  });
});
