import {
  calendarDayIn,
  type FoodUnit,
  foodById,
  LOG_LIMITS,
  loggedMacros,
  MACRO_KEYS,
  type Macros,
  type MeasuredFood,
  macrosOfAmount,
  mealTypeAt,
  mealTypeOf,
  measuredFood,
  measuredOwnFood,
  unitsOf,
} from '@posedown/coaching';
import { type LogMealBody, logKindOf } from '@posedown/contract';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { restoredId } from '../../../platform/db/restored-id.ts';
import { sentAs, storeOnce } from '../../../platform/db/store-once.ts';
import { AppError, badField } from '../../../platform/errors.ts';
import { requireLoggableDay, requirePastDay } from '../../../platform/logged-day.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { writeForAthlete } from '../../athletes/index.ts';
import { attachPhotos } from '../../photos/index.ts';
import {
  findCustomFood,
  findLogsByKey,
  findPlanMeals,
  insertLogs,
  isAlreadyStored,
  type NewLog,
  requireFreeEntries,
  type StoredLog,
  saveCustomFood,
} from './queries.ts';

/** Maximum number of own foods per athlete. */
const MAX_OWN_FOODS = 500;

type Row = Omit<NewLog, 'userId' | 'createdAt' | 'requestKey' | 'requestHash' | 'requestPlace'>;

interface Entry {
  date: string;
  /** The first entry's photo. */
  photoId?: string;
  /** The first entry's id before its deletion. */
  id?: string;
  requestKey?: string;
}

/**
 * Stores entries for one diary day and refreshes the roster. A duplicate request returns the first ones.
 * @param compose creates the entries, with the athlete locked
 * @throws AppError `invalid_input` for a future day or missing photo, `conflict` for a full day or a taken id
 */
async function storeLines(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  entry: Entry,
  compose: (tx: Tx) => Promise<Row[]>,
): Promise<StoredLog[]> {
  const { date, photoId, id, requestKey } = entry;
  const { userId } = actor;
  if (id) requirePastDay(date, now());
  else requireLoggableDay(date, calendarDayIn(now(), actor.timezone));
  const sent = sentAs(requestKey, entry);
  return storeOnce(
    {
      sent,
      // On a repeat, its photo already belongs to the first entry, which throws an AppError.
      isAlreadyStored: (error) => isAlreadyStored(error) || error instanceof AppError,
      findFirst: async (key) => {
        const first = await findLogsByKey(db, userId, key);
        return first.length > 0 ? first : null;
      },
      hashOf: ([first]) => first?.requestHash ?? null,
    },
    () =>
      writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx) => {
        const rows = await compose(tx);
        await requireFreeEntries(tx, userId, date, rows.length);
        if (photoId) {
          const photo = {
            userId,
            ids: [photoId],
            purpose: 'meal',
            date,
            field: 'photoId',
          } as const;
          await attachPhotos(tx, photo);
        }
        const created = rows.map((row, requestPlace) => {
          const first = requestPlace === 0 ? { photoId, id: restoredId(id) } : {};
          return { ...row, ...first, ...sent, userId, requestPlace, createdAt: now() };
        });
        const stored = await insertLogs(tx, created);
        return stored;
      }),
  );
}

/** Logs one food: by name with macros, from the food table or from the athlete's own foods. */
export async function logMeal(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  body: LogMealBody,
): Promise<StoredLog> {
  const [log] = await storeLines(services, actor, body, async (tx) => [
    await rowOf(tx, actor.userId, body, services.now()),
  ]);
  if (!log) throw new Error('the meal was not stored');
  return log;
}

function rowOf(tx: Tx, userId: string, body: LogMealBody, now: Date): Promise<Row> | Row {
  switch (logKindOf(body)) {
    case 'quick':
      return quickRow(body);
    case 'food':
      return foodRow(tx, userId, body);
    case 'own':
      return ownRow(tx, userId, body, now);
    case 'again':
      return restoredRow(tx, userId, body);
  }
}

const enteredMacros = ({ calories = 0, protein = 0, carbs = 0, fats = 0 }: LogMealBody) =>
  loggedMacros({ calories, protein, carbs, fats });

function quickRow(body: LogMealBody): Row {
  const { date, time, mealName = '', quantity = 1, unit = 'serving' } = body;
  return {
    ...enteredMacros(body),
    date,
    time,
    mealType: body.mealType ?? mealTypeOf(mealName) ?? mealTypeAt(time),
    foodName: mealName,
    quantity,
    unit,
  };
}

const amountOf = ({
  date,
  time,
  mealType = mealTypeAt(time),
  quantity = 1,
  unit = 'g',
}: LogMealBody) => ({
  date,
  time,
  mealType,
  quantity,
  // The contract rejects servings for known foods.
  unit: unit as FoodUnit,
});

async function knownFood(tx: Tx, userId: string, body: LogMealBody) {
  const food = await findFood(tx, userId, body);
  if (!food) throw badField(body.foodId ? 'foodId' : 'customFoodId', 'Food not found');
  return food;
}

async function foodRow(tx: Tx, userId: string, body: LogMealBody): Promise<Row> {
  const { foodId, customFoodId } = body;
  const food = await knownFood(tx, userId, body);
  const amount = amountOf(body);
  const macros = foodMacros(food, amount.quantity, amount.unit);
  validateLine(macros);
  return { ...amount, ...macros, foodId, customFoodId, foodName: food.name };
}

async function ownRow(tx: Tx, userId: string, body: LogMealBody, now: Date): Promise<Row> {
  const { foodName = '' } = body;
  const amount = amountOf(body);
  const { quantity, unit } = amount;
  const macros = enteredMacros(body);
  const saved = { userId, name: foodName, quantity, unit, ...macros, createdAt: now };
  const food = await saveCustomFood(tx, saved, MAX_OWN_FOODS);
  if (!food) {
    throw new AppError('conflict', {
      userMessage: `You have ${MAX_OWN_FOODS} foods of your own. Delete one first.`,
    });
  }
  return { ...amount, ...macros, customFoodId: food.id, foodName };
}

/** Restores a deleted entry with its old values, even if its food has changed or been deleted. */
async function restoredRow(tx: Tx, userId: string, body: LogMealBody): Promise<Row> {
  const { foodName = '', foodId, customFoodId } = body;
  const food = (await findFood(tx, userId, body)) ? { foodId, customFoodId } : {};
  return { ...amountOf(body), ...enteredMacros(body), ...food, foodName };
}

interface LogPlannedMealInput {
  planId: string;
  meal: number;
  date: string;
  requestKey?: string;
}

/**
 * Logs every food of a planned meal.
 * @throws AppError `invalid_input` for an unknown plan or meal
 */
export function logPlannedMeal(
  services: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  input: LogPlannedMealInput,
): Promise<StoredLog[]> {
  return storeLines(services, actor, input, async (tx) => {
    const meals = await findPlanMeals(tx, actor.userId, input.planId);
    if (!meals) throw badField('planId', 'Plan not found');
    const meal = meals[input.meal];
    if (!meal || meal.foods.length === 0) throw badField('meal', 'That meal has no foods');
    return meal.foods.map(({ foodId, name, grams, calories, protein, carbs, fats }) => ({
      date: input.date,
      time: meal.time,
      mealType: mealTypeOf(meal.name) ?? mealTypeAt(meal.time),
      foodId,
      foodName: name,
      quantity: grams,
      unit: 'g' as const,
      ...{ calories, protein, carbs, fats },
    }));
  });
}

export interface KnownFood {
  name: string;
  measured: MeasuredFood;
}

interface FoodRef {
  foodId?: string | null;
  customFoodId?: string | null;
}

/** The food of an entry, from the food table or the athlete's own foods. Null if it was deleted. */
export async function findFood(db: Db, userId: string, ref: FoodRef): Promise<KnownFood | null> {
  if (ref.foodId) {
    const food = foodById(ref.foodId);
    return food ? { name: food.name, measured: measuredFood(food) } : null;
  }
  if (!ref.customFoodId) return null;
  const own = await findCustomFood(db, userId, ref.customFoodId);
  return own ? { name: own.name, measured: measuredOwnFood(own) } : null;
}

/**
 * Rejects amounts too large to store, usually due to a wrong unit. Undo could not restore them. @throws AppError
 * `invalid_input`
 */
export function validateLine(macros: Macros): void {
  const { calories, macro } = LOG_LIMITS;
  const isTooMuch = MACRO_KEYS.some(
    (key) => macros[key] > (key === 'calories' ? calories.max : macro.max),
  );
  if (!isTooMuch) return;
  const kcal = Math.round(macros.calories).toLocaleString('en-GB');
  throw badField('quantity', `That comes to ${kcal} kcal. Check the amount and its unit.`);
}

/** @throws AppError `invalid_input` naming the food's units. */
export function foodMacros({ name, measured }: KnownFood, quantity: number, unit: string): Macros {
  const macros = macrosOfAmount(measured, quantity, unit as FoodUnit);
  if (macros) return macros;
  const units = unitsOf(measured).join(', ');
  throw badField('unit', `${name} can't be logged in that unit. Choose ${units}.`);
}
