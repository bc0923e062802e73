import {
  calendarDayIn,
  type DietRules,
  foodById,
  isAllowed,
  type MacroTargets,
  substitutesFor,
  sumMacros,
  swapFood,
  swapRefusal,
} from '@posedown/coaching';
import type { FoodItem, SwapFoodBody } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { AppError, badField, notFound, refuseOutdated } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import {
  dietOf,
  findCurrentBody,
  findPlanAnswers,
  type Person,
  writeForAthlete,
} from '../athletes/index.ts';
import { editBy, recordPlanChange } from '../plan-changes/index.ts';
import { lockPlan, type StoredPlan, savePlanMeals } from './queries.ts';
import { mealsSummary } from './record-new-plan.ts';

interface SwapPlannedFoodInput {
  planId: string;
  version: number;
}

/**
 * Replaces a food with a substitute: its amount times the ratio, in grams.
 * @throws AppError `not_found` for someone else's plan, `changed_meanwhile` for an outdated version, `invalid_input`
 * for an unsuitable substitute, `conflict` if the day would leave its limits or targets
 */
export function swapPlannedFood(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { planId, ...body }: SwapFoodBody & SwapPlannedFoodInput,
): Promise<StoredPlan> {
  return writeForAthlete({ db, now }, actor.userId, { affects: 'standing' }, async (tx, person) => {
    const plan = await lockOwn(tx, actor.userId, planId);
    refuseOutdated('your plan', plan.version, body.version);
    const foods = plan.meals[body.meal]?.foods ?? [];
    const index = foods.findIndex(({ foodId }) => foodId === body.foodId);
    const old = foods[index];
    if (!old) throw badField('foodId', 'That food isn’t in this meal');
    if (foods.some(({ foodId }) => foodId === body.substituteId)) {
      throw badField('substituteId', 'That food is already in this meal');
    }
    refuseUnsuitable(person, plan, body);
    const at = { meal: body.meal, food: index };
    const food = swapFood(old, body.substituteId);
    const changed = withFood(plan, at, food);
    await refuseUnsafe(tx, person, { plan, after: changed, now: now() });
    const { dish } = plan.meals[body.meal] ?? {};
    const lastSwap = { ...at, old, ...(dish && { dish }) };
    const stored = await savePlanMeals(tx, plan, { ...changed, lastSwap });
    await recordSwap(tx, person, { before: plan, after: stored, old, food, now: now() });
    return stored;
  });
}

/**
 * Undoes the last swap, to the gram. A repeat returns the plan as it is.
 * @throws AppError as `swapPlannedFood`, and `conflict` without a swap or if the diet now excludes the food
 */
export function undoSwap(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  input: SwapPlannedFoodInput,
) {
  return writeForAthlete({ db, now }, actor.userId, { affects: 'standing' }, async (tx, person) => {
    const plan = await lockOwn(tx, actor.userId, input.planId);
    // Only an undo leads to a next version without a swap.
    if (!plan.lastSwap && plan.version === input.version + 1) return plan;
    refuseOutdated('your plan', plan.version, input.version);
    if (!plan.lastSwap) {
      throw new AppError('conflict', { userMessage: 'There’s no swap to undo.' });
    }
    const { old, dish, ...at } = plan.lastSwap;
    refuseAvoided(person, plan, old);
    const food = plan.meals[at.meal]?.foods[at.food];
    const stored = await savePlanMeals(tx, plan, {
      ...withFood(plan, at, old, dish),
      lastSwap: null,
    });
    if (food) {
      const swap = { before: plan, after: stored, old: food, food: old, now: now() };
      await recordSwap(tx, person, swap);
    }
    return stored;
  });
}

interface Swap {
  before: StoredPlan;
  after: StoredPlan;
  old: FoodItem;
  food: FoodItem;
  now: Date;
}

async function recordSwap(tx: Tx, person: Person, { before, after, old, food, now }: Swap) {
  await recordPlanChange(tx, {
    athleteId: person.id,
    edit: editBy({ userId: person.id }, person.id),
    difference: {
      kind: 'meals',
      before: mealsSummary(before, old),
      after: mealsSummary(after, food),
    },
    effectiveOn: calendarDayIn(now, person.timezone),
    now,
  });
}

async function lockOwn(tx: Tx, userId: string, planId: string) {
  const plan = await lockPlan(tx, userId, planId);
  if (!plan) throw notFound('Plan');
  return plan;
}

/** Rejects substitutes the athlete may not eat or that don't match the food. */
function refuseUnsuitable(
  person: Person,
  plan: StoredPlan,
  { foodId, substituteId }: SwapFoodBody,
) {
  const offered = substitutesFor(foodId, rulesOf(person, plan));
  if (!offered.some((substitute) => substitute.foodId === substituteId)) {
    throw badField('substituteId', 'That food doesn’t fit your diet as a substitute');
  }
}

/** A late undo must not bring back a food that was swapped because of an allergy. */
function refuseAvoided(person: Person, plan: StoredPlan, { foodId, name }: FoodItem) {
  const food = foodById(foodId);
  if (!food || isAllowed(food, rulesOf(person, plan))) return;
  throw new AppError('conflict', { userMessage: `${name} is no longer in your diet.` });
}

/** The athlete's current diet rules plus the plan's own. */
function rulesOf(person: Person, plan: StoredPlan): DietRules {
  const { restrictions, allergies } = dietOf(person);
  return { restrictions: [...restrictions, ...plan.dietaryRestrictions], allergies };
}

/** @throws AppError `conflict` if the day would leave the intake limits or its own targets. */
async function refuseUnsafe(
  tx: Tx,
  person: Person,
  { plan, after, now }: { plan: StoredPlan; after: MacroTargets; now: Date },
) {
  const body = await findCurrentBody(tx, person, now);
  const refusal = swapRefusal(findPlanAnswers(person, now, { ...body, showDay: null }), {
    before: plan,
    after,
    targetKcal: plan.targets.calories,
    maintenanceKcal: plan.maintenanceKcal,
  });
  if (refusal) throw new AppError('conflict', { userMessage: refusal });
}

/**
 * The meals with one food replaced, and their totals.
 * @param dish the meal's new name, since the old one doesn't fit another food
 */
function withFood(
  plan: StoredPlan,
  at: { meal: number; food: number },
  food: FoodItem,
  dish?: string,
) {
  const meals = plan.meals.map((meal, index) => {
    if (index !== at.meal) return meal;
    const { dish: _formerly, ...rest } = meal;
    const foods = meal.foods.with(at.food, food);
    return { ...rest, ...(dish && { dish }), ...sumMacros(foods), foods };
  });
  return { meals, ...sumMacros(meals) };
}
