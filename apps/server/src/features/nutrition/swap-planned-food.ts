import { substitutesFor, sumMacros, swapFood } from '@posedown/coaching';
import type { FoodItem, SwapFoodBody } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
import { AppError, badField, notFound, refuseOutdated } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { holdPerson, type Person } from '../athletes/index.ts';
import { holdPlan, type StoredPlan, savePlanMeals } from './queries.ts';

interface Asked {
  planId: string;
  version: number;
}

/**
 * Puts a substitute in the place of a food: its amount is the old one times the ratio, in grams.
 * @throws AppError `not_found` for a plan that is not the caller's, `changed_meanwhile` for an
 * outdated version, `invalid_input` for what is no substitute that this athlete may eat.
 */
export function swapPlannedFood(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { planId, ...body }: SwapFoodBody & Asked,
): Promise<StoredPlan> {
  return db.transaction(async (tx) => {
    const { plan, person } = await holdVersion(tx, actor.userId, { planId, version: body.version });
    const foods = plan.meals[body.meal]?.foods ?? [];
    const place = foods.findIndex(({ foodId }) => foodId === body.foodId);
    const old = foods[place];
    if (!old) throw badField('foodId', 'That food is not in this meal');
    if (foods.some(({ foodId }) => foodId === body.substituteId)) {
      throw badField('substituteId', 'That food is in this meal already');
    }
    refuseStranger(person, body);
    const at = { meal: body.meal, food: place };
    return putFood(tx, plan, at, swapFood(old, body.substituteId), { ...at, old });
  });
}

/**
 * Puts the food that the last swap took out back in its place, to the gram.
 * @throws AppError as `swapPlannedFood` does, and `conflict` where there is no swap to take back.
 */
export function undoSwap({ db }: Pick<Services, 'db'>, actor: Actor, asked: Asked) {
  return db.transaction(async (tx) => {
    const { plan } = await holdVersion(tx, actor.userId, asked);
    if (!plan.lastSwap) {
      throw new AppError('conflict', { userMessage: 'There is no swap to take back.' });
    }
    return putFood(tx, plan, plan.lastSwap, plan.lastSwap.old, null);
  });
}

/** The athlete is held before the plan, as by whoever makes them a new one. */
async function holdVersion(tx: Db, userId: string, { planId, version }: Asked) {
  const person = await holdPerson(tx, userId);
  const plan = await holdPlan(tx, userId, planId);
  if (!person || !plan) throw notFound('That plan');
  refuseOutdated('your plan', plan.version, version);
  return { person, plan };
}

/** Only what the athlete may eat, and what takes the food's place, is swapped in. */
function refuseStranger(
  { dietaryRestrictions, foodAllergies }: Person,
  { foodId, substituteId }: SwapFoodBody,
) {
  const rules = { restrictions: dietaryRestrictions, allergies: foodAllergies };
  const offered = substitutesFor(foodId, rules);
  if (!offered.some((substitute) => substitute.foodId === substituteId)) {
    throw badField('substituteId', 'That food is no substitute for you');
  }
}

function putFood(
  tx: Db,
  plan: StoredPlan,
  at: { meal: number; food: number },
  food: FoodItem,
  lastSwap: StoredPlan['lastSwap'],
): Promise<StoredPlan> {
  const meals = plan.meals.map((meal, index) => {
    if (index !== at.meal) return meal;
    const foods = meal.foods.with(at.food, food);
    return { ...meal, ...sumMacros(foods), foods };
  });
  return savePlanMeals(tx, plan, { meals, lastSwap, ...sumMacros(meals) });
}
