import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  auditMeals,
  COOKING_PREFERENCES,
  type DietaryRestriction,
  type FoodAllergy,
  generateMealPlan,
  MEAL_RULES,
  type MealPlan,
  type MealPlanRequest,
  mealFigures,
} from '@posedown/coaching';
import { worstDeviation } from '../packages/coaching/src/meals/assemble-plan.ts';
import { type Figure, median } from './figure.ts';
import { dayText } from './print-meals.ts';

const WEIGHTS_KG = [52, 64, 78, 92, 110];
const KCAL_PER_KG = [25, 31, 38];
const MEALS = [3, 4, 5, 6] as const;
const TRAINING = [undefined, '06:00', '09:00', '11:30', '15:00', '18:00', '20:30'];
const DIETS: [DietaryRestriction[], FoodAllergy[]][] = [
  [[], []],
  [['Vegetarian'], []],
  [['Vegan'], []],
  [['Gluten-Free'], ['Nuts']],
  [['Dairy-Free'], ['Fish', 'Shellfish']],
  [[], ['Eggs']],
  [['Low-Carb'], []],
  [['Keto'], []],
  [[], ['Soy', 'Nuts']],
];
const PROFILES = 315;
/** Number of days written to a file for reading. */
const READ = 100;
const CLOSE = 0.01;
/** The same grid on the code of 2026-11-28, before the rules of issue 36. */
const BEFORE: Readonly<Record<string, number>> = {
  "meals that break 'produce'": 39.4,
  "meals that break 'fiber'": 73,
  "meals that break 'eggs'": 2.5,
  "meals that break 'powder'": 1.3,
  "meals that break 'ingredients'": 92.4,
  "meals that break 'cooked'": 3.8,
  "meals that break 'pre-time'": 16.3,
  "meals that break 'pre-name'": 51.1,
  "meals that break 'pre-carbs'": 30.4,
  "meals that break 'pre-fat'": 30,
  "meals that break 'pre-foods'": 28.5,
  "meals that break 'post-protein'": 55.6,
  'days off a macro by more than 1%': 0,
  'fruit and vegetables, median': 460,
  'ingredients on minimal, median': 20,
  'cooked ingredients on minimal, median': 1,
  'a day of meals, median': 2.74,
};

/** A fixed grid of athletes: every weight with every energy, the other answers in cycles of coprime lengths. */
function mealGrid(): MealPlanRequest[] {
  return Array.from({ length: PROFILES }, (_, index) => {
    const at = <Value>(values: readonly Value[], of: number) =>
      values[Math.floor(of) % values.length] as Value;
    const weightKg = at(WEIGHTS_KG, index);
    const [dietaryRestrictions, foodAllergies] = at(DIETS, index / 5);
    const calories = Math.round(weightKg * at(KCAL_PER_KG, index / 3 + index / 45));
    const time = at(TRAINING, index / 2 + index / 14);
    return {
      targets: targetsOf(calories, weightKg, dietaryRestrictions),
      mealCount: at(MEALS, index + index / 4),
      ...{ dietaryRestrictions, foodAllergies, weightKg },
      cookingPreference: at(COOKING_PREFERENCES, index + index / 16),
      ...(time ? { training: { time, minutes: 60 } } : {}),
      seed: `grid ${index}`,
    };
  });
}

function targetsOf(calories: number, weightKg: number, diet: readonly DietaryRestriction[]) {
  const protein = Math.round(weightKg * 2);
  const maxCarbs = diet.includes('Keto') ? 50 : diet.includes('Low-Carb') ? 130 : 1000;
  const share = diet.includes('Keto') ? 0.08 : 0.25;
  const limited = maxCarbs < 1000 ? Math.min(maxCarbs, (share * calories) / 4) : maxCarbs;
  const carbs = Math.floor(Math.min(limited, (0.74 * calories) / 4 - protein));
  return { calories, protein, carbs, fats: Math.round((calories - 4 * protein - 4 * carbs) / 9) };
}

/**
 * Checks days of meals against the rules: the share of athletes whose day breaks each rule, and properties of the
 * days.
 */
export async function measurePlanMeals(): Promise<Figure[]> {
  const generated = mealGrid().map((request) => {
    const startedAt = performance.now();
    const plan = generateMealPlan(request);
    const ms = performance.now() - startedAt;
    return { request, plan, ms, broken: auditMeals(plan, request), figures: mealFigures(plan) };
  });
  writeDays(generated);
  const share = (count: number, of: number) => Math.round((1000 * count) / Math.max(1, of)) / 10;
  const timed = generated.filter(({ request }) => request.training !== undefined);
  const minimal = generated.filter(({ request }) => request.cookingPreference === 'minimal');
  const figures = MEAL_RULES.map((rule) => {
    const of = /^(pre|post)-/.test(rule) ? timed : /^(ingr|cook)/.test(rule) ? minimal : generated;
    const value = share(of.filter(({ broken }) => broken.includes(rule)).length, of.length);
    return { name: `meals that break '${rule}'`, value, unit: '%' };
  });
  const missed = generated.filter(({ plan }) => worstDeviation(plan.deviations) > CLOSE);
  const more = [
    ['days off a macro by more than 1%', share(missed.length, generated.length), '%'],
    ['fruit and vegetables, median', median(generated.map((one) => one.figures.produceGrams)), 'g'],
    ['ingredients on minimal, median', median(minimal.map((one) => one.figures.ingredients)), ''],
    ['cooked ingredients on minimal, median', median(minimal.map((one) => one.figures.cooked)), ''],
    ['a day of meals, median', Math.round(100 * median(generated.map(({ ms }) => ms))) / 100, 'ms'],
  ] as const;
  return [...figures, ...more.map(([name, value, unit]) => ({ name, value, unit }))].map(
    (figure) => {
      const before = BEFORE[figure.name];
      return before === undefined ? figure : { ...figure, beside: `before: ${before}` };
    },
  );
}

function writeDays(generated: readonly { request: MealPlanRequest; plan: MealPlan }[]): void {
  const folder = fileURLToPath(new URL('./results', import.meta.url));
  const days = Array.from(
    { length: READ },
    (_, day) => generated[Math.floor((day * PROFILES) / READ)],
  );
  const texts = days.flatMap((day, index) =>
    day ? [`${index + 1}. ${dayText(day.request, day.plan)}`] : [],
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/meal-days.txt`, `${texts.join('\n\n')}\n`);
}
