import type { DietRules } from '../foods/diet.ts';
import { MACRO_KEYS, type Macros } from '../foods/food.ts';
import { foodById } from '../foods/table.ts';
import { MEAL_PLAN_TOLERANCE, type MealPlan } from './meal-plan.ts';

const WORDS: Record<keyof Macros, { name: string; unit: string }> = {
  calories: { name: 'calories', unit: 'kcal' },
  protein: { name: 'protein', unit: 'g' },
  carbs: { name: 'carbs', unit: 'g' },
  fats: { name: 'fats', unit: 'g' },
};

type PlanMeals = Pick<MealPlan, 'meals' | 'deviations' | keyof Macros>;

/** Notes for the athlete: deviations of the plan, how to weigh foods, and which labels to check. */
export function planNotes(plan: PlanMeals, targets: Macros, rules: DietRules): string[] {
  return [...missNotes(plan, targets, rules), ...weighingNotes(plan), ...labelNotes(rules)];
}

function missNotes(plan: PlanMeals, targets: Macros, rules: DietRules): string[] {
  const misses = MACRO_KEYS.filter(
    (key) => Math.abs(plan.deviations[key]) > MEAL_PLAN_TOLERANCE,
  ).map((key) => {
    const { name, unit } = WORDS[key];
    const side = plan.deviations[key] > 0 ? 'above' : 'below';
    const percent = Math.round(Math.abs(plan.deviations[key]) * 100);
    return `${name} ${percent}% ${side} (${plan[key]} of ${Math.round(targets[key])} ${unit})`;
  });
  if (misses.length === 0) return nearMissNotes(plan, rules);
  const exclusions = [
    ...rules.restrictions,
    ...rules.allergies.map((allergy) => `no ${allergy.toLowerCase()}`),
  ];
  const why =
    exclusions.length === 0
      ? 'We couldn’t find a day of kitchen-sized portions that meets these targets'
      : `We couldn’t find a day that meets these targets with ${exclusions.join(', ')}`;
  const reason = isPlantKeto(rules) ? ` ${PLANT_KETO}` : '';
  return [
    `${why}. This is the closest one: ${misses.join('; ')}.${reason} Other targets would fit better.`,
  ];
}

/** Explains a small miss that the diet causes. */
function nearMissNotes({ deviations }: PlanMeals, rules: DietRules): string[] {
  const worst = Math.max(...MACRO_KEYS.map((key) => Math.abs(deviations[key])));
  if (worst <= SMALL_MISS || !isPlantKeto(rules)) return [];
  return [`This day misses its targets by up to ${(100 * worst).toFixed(1)}%. ${PLANT_KETO}`];
}

const SMALL_MISS = 0.01;
const PLANT_KETO =
  'Plant protein and fat come with carbs, so few foods are left for a large keto day without meat and fish.';

function isPlantKeto({ restrictions }: DietRules): boolean {
  const isPlantBased = restrictions.includes('Vegan') || restrictions.includes('Vegetarian');
  return restrictions.includes('Keto') && isPlantBased;
}

function weighingNotes({ meals }: PlanMeals): string[] {
  const foods = [...new Set(meals.flatMap((meal) => meal.foods.map((food) => food.foodId)))]
    .map(foodById)
    .filter((food) => food !== undefined);
  const weighed = (state: 'raw' | 'dry') => {
    const names = foods.filter((food) => food.weighed === state).map(({ name }) => name);
    return names.length === 0 ? '' : ` Weigh ${state}: ${names.join(', ')}.`;
  };
  const usual = 'Weigh foods the way you eat them, cooked or drained.';
  return [`${usual}${weighed('raw')}${weighed('dry')}`];
}

function labelNotes({ restrictions, allergies }: DietRules): string[] {
  const careful = allergies.length > 0 || restrictions.includes('Gluten-Free');
  return careful
    ? ['Recipes differ between brands: check the label of every packaged food for your allergens.']
    : [];
}
