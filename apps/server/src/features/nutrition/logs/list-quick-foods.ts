import {
  addDays,
  calendarDayIn,
  FOOD_UNITS,
  FOODS,
  type Food,
  type FoodGroup,
  isAllowed,
  shownMacros,
} from '@posedown/coaching';
import type { NutritionLog, QuickFood } from '@posedown/contract';
import type { Services } from '../../../platform/services.ts';
import type { Person } from '../../athletes/index.ts';
import { photoPath, showPhotoRefs } from '../../photos/index.ts';
import { listFrequentFoods, type StoredLog } from './queries.ts';

const FREQUENT_DAYS = 60;
const MAX_FOODS = 12;
/** Number of common foods per group, in the order a plate is filled. */
const COMMON: readonly [FoodGroup, number][] = [
  ['protein', 4],
  ['dairy', 2],
  ['starch', 3],
  ['fruit', 2],
  ['vegetable', 1],
  ['fat', 1],
  ['legume', 1],
];

/** The athlete's most frequent foods, filled up with common foods their diet allows. */
export async function listQuickFoods(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athlete: Person,
): Promise<QuickFood[]> {
  const since = addDays(calendarDayIn(now(), athlete.timezone), -FREQUENT_DAYS);
  const found = await listFrequentFoods(db, { userId: athlete.id, since, limit: MAX_FOODS });
  const own = found.flatMap((food) => {
    const unit = FOOD_UNITS.find((each) => each === food.unit);
    return unit ? [{ ...food, unit, isOwn: true }] : [];
  });
  const known = new Set(own.map(({ foodId }) => foodId));
  const common = commonFoods(athlete).filter(({ foodId }) => !known.has(foodId));
  return [...own, ...common].slice(0, MAX_FOODS);
}

function commonFoods({ dietaryRestrictions, foodAllergies }: Person): QuickFood[] {
  const rules = { restrictions: dietaryRestrictions, allergies: foodAllergies };
  const open = FOODS.filter((food) => food.familiarity === 'staple' && isAllowed(food, rules));
  return COMMON.flatMap(([group, most]) =>
    open.filter((food) => food.group === group).slice(0, most),
  ).map(commonFood);
}

/** Uses the middle of a sensible portion range. */
function commonFood(food: Food): QuickFood {
  const { step, min, max } = food.portion;
  const grams = Math.round((min + max) / 2 / step) * step;
  return {
    foodId: food.id,
    customFoodId: null,
    name: food.name,
    quantity: grams,
    unit: 'g',
    ...shownMacros(food, grams),
    isOwn: false,
  };
}

/** Maps diary entries of one athlete for the API, with their photos. */
export async function showLogs(
  { db }: Pick<Services, 'db'>,
  logs: readonly StoredLog[],
): Promise<NutritionLog[]> {
  const userId = logs[0]?.userId ?? '';
  const photos = await showPhotoRefs(
    db,
    userId,
    logs.map(({ photoId }) => photoId),
  );
  return logs.map(
    ({
      requestKey: _key,
      requestHash: _hash,
      requestPlace: _place,
      photoId,
      createdAt,
      ...log
    }) => ({
      ...log,
      photoUrl: photoId && photoPath(userId, photoId),
      photo: (photoId && photos.get(photoId)) || null,
      createdAt: createdAt.toISOString(),
    }),
  );
}

/** Maps one diary entry for the API. */
export async function showLog(
  services: Pick<Services, 'db'>,
  stored: StoredLog,
): Promise<NutritionLog> {
  const [log] = await showLogs(services, [stored]);
  if (!log) throw new Error('a row is missing from the result');
  return log;
}
