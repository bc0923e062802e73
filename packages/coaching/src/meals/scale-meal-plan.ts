import { MACRO_KEYS, type Macros } from '../foods/food.ts';
import { shownMacros, sumMacros } from '../foods/portion.ts';
import { deviationsFrom, worstDeviation } from './assemble-plan.ts';
import { type AvoidedFood, avoidedFoods } from './avoided-foods.ts';
import type { Portion } from './day-draft.ts';
import { type LimitingFood, limitingFoods } from './limiting-foods.ts';
import { MEAL_PLAN_TOLERANCE, type MealPlan, type PlannedMeal } from './meal-plan.ts';
import { helpCandidates, MAX_DEVIATION, type PlanHelp } from './plan-helps.ts';
import { planNotes } from './plan-notes.ts';
import { plannedFood } from './planned-food.ts';
import { roundPortions } from './round-portions.ts';
import { portionsOf, type ScaledDay, type ScaleRequest, scaledDay } from './scaled-portions.ts';
import { type Solution, solvePortions } from './solve-portions.ts';

/** Scaled meals: the same foods in the same order. */
export interface ScaledMealPlan extends MealPlan {
  /** Foods the diet now excludes. They stay but never grow. */
  avoidedFoods: AvoidedFood[];
}

/**
 * `out-of-reach`: no portions of these foods come within 3% of calories and protein. `plan` is the closest, `limits`
 * the foods that reach their limits first, and `help` the smallest food to add or remove that makes it possible.
 */
export type ScaleResult =
  | { kind: 'scaled'; plan: ScaledMealPlan }
  | {
      kind: 'out-of-reach';
      plan: ScaledMealPlan;
      limits: LimitingFood[];
      help: (PlanHelp & { plan: ScaledMealPlan }) | null;
    };

/** A rounded portion this many kitchen steps from the solved one costs as much as 0.5% of a macro. [our choice] */
const ROUNDING_STEPS = 2;
/** Extra steps beyond the nearest ones that rounding may try until it is close enough. */
const FURTHER_STEPS = [0, 1, 4];
const NEAR = 0.01;

/**
 * Scales a day of meals to other targets: same foods and order, new kitchen-sized portions, same shares of the day.
 * Unchanged if it already meets the targets.
 * @throws RangeError if a target is not a number from 0 up
 */
export function scaleMealPlan(request: ScaleRequest): ScaleResult {
  const { meals, plannedFor, targets } = request;
  if (!MACRO_KEYS.every((key) => Number.isFinite(targets[key]) && targets[key] >= 0)) {
    throw new RangeError('The targets of a meal plan are numbers from 0 up');
  }
  const asIs = writePlan([...meals], request);
  const isSame = MACRO_KEYS.every((key) => plannedFor[key] === targets[key]);
  if (isSame && isWithinReach(asIs)) return { kind: 'scaled', plan: asIs };
  const { plan, day, prices } = solvedPlan(meals, request);
  if (isWithinReach(plan)) return { kind: 'scaled', plan };
  const limits = limitingFoods(day, prices, meals);
  return { kind: 'out-of-reach', plan, limits, help: findHelp(plan, request) };
}

function solvedPlan(meals: readonly PlannedMeal[], request: ScaleRequest) {
  const day = scaledDay({ ...request, meals });
  const { prices } = solveDay(day);
  return { plan: writePlan(writeMeals(meals, day), request), day, prices };
}

/** The first change of foods that brings the day within reach. */
function findHelp(closest: ScaledMealPlan, request: ScaleRequest) {
  const { targets, rules } = request;
  for (const { kind, meal, foodId, meals } of helpCandidates({ plan: closest, targets, rules })) {
    const { plan } = solvedPlan(meals, request);
    if (!isWithinReach(plan)) continue;
    const changed = (kind === 'add' ? plan : request).meals[meal];
    const food = changed?.foods.find((each) => each.foodId === foodId);
    if (!changed || !food) continue;
    return { kind, meal: changed.name, foodId, name: food.name, grams: food.grams, plan };
  }
  return null;
}

/** Sets the grams of the portions: first the best ones, then the nearest kitchen steps that add up. */
function solveDay({ goals, unrounded, items }: ScaledDay): Solution {
  const portions = portionsOf(items);
  const solution = solvePortions(portions, unrounded);
  let rounded: Portion[] = portions;
  for (const further of FURTHER_STEPS) {
    rounded = portions.map((portion) => nearSteps(portion, further));
    roundPortions(rounded, goals);
    if (isNear(rounded, goals.day)) break;
  }
  for (const [index, { grams }] of rounded.entries()) {
    const portion = portions[index];
    if (portion) portion.grams = grams;
  }
  return solution;
}

/** A solved portion limited to the kitchen steps around it, plus `further` steps each way. */
function nearSteps(solved: Portion, further: number): Portion {
  const { grams, food } = solved;
  const { step } = food.portion;
  const below = (Math.floor(grams / step) - further) * step;
  const above = (Math.ceil(grams / step) + further) * step;
  const [least, most] = [Math.max(solved.min, below), Math.min(solved.max, above)];
  return { ...solved, min: least, max: most, usual: grams, leeway: ROUNDING_STEPS * step };
}

function isNear(portions: readonly Portion[], day: Macros): boolean {
  const totals = sumMacros(portions.map(({ food, grams }) => shownMacros(food, grams)));
  return worstDeviation(deviationsFrom(day, totals)) <= NEAR;
}

function writeMeals(meals: readonly PlannedMeal[], { items }: ScaledDay): PlannedMeal[] {
  return meals.map(({ name, time, dish }, meal) => {
    const foods = (items[meal] ?? []).map((item) =>
      item.kind === 'portion' ? plannedFood(item.portion.food, item.portion.grams) : item.food,
    );
    return { name, time, ...(dish && { dish }), ...sumMacros(foods), foods };
  });
}

function writePlan(meals: PlannedMeal[], { targets, rules }: ScaleRequest): ScaledMealPlan {
  const scaled = { meals, ...sumMacros(meals) };
  const deviations = deviationsFrom(targets, scaled);
  return {
    ...scaled,
    deviations,
    withinTolerance: worstDeviation(deviations) <= MEAL_PLAN_TOLERANCE,
    notes: planNotes({ ...scaled, deviations }, targets, rules),
    avoidedFoods: avoidedFoods(meals, rules, 'your'),
  };
}

function isWithinReach({ deviations }: Pick<MealPlan, 'deviations'>): boolean {
  const { calories, protein } = deviations;
  return Math.abs(calories) <= MAX_DEVIATION && Math.abs(protein) <= MAX_DEVIATION;
}
