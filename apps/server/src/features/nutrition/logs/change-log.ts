import {
  calendarDayIn,
  type FoodUnit,
  isLoggedBy,
  loggedMacros,
  MACRO_KEYS,
  type Macros,
  macrosOfAmount,
  mapMacros,
  timesAsMuch,
} from '@posedown/coaching';
import type { EditLogBody } from '@posedown/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { badField, notFound, refuseOutdated } from '../../../platform/errors.ts';
import { requireLoggableDay } from '../../../platform/logged-day.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { writeForAthlete } from '../../athletes/index.ts';
import { attachPhotos, loosenPhotos, redatePhoto } from '../../photos/index.ts';
import { findFood, foodMacros, type KnownFood, validateLine } from './log-meal.ts';
import {
  deleteLog,
  holdLog,
  requireRoomInDay,
  type StoredLog,
  updateCustomFood,
  updateLog,
} from './queries.ts';

/**
 * Changes a line of the caller's diary. Where the food is known, the macros stay with the amount, and
 * follow another one; otherwise they are what is sent, or in proportion to the amount. Macros that are sent for
 * a food of one's own correct its label too, where it is still the one that the line was logged by.
 * @throws AppError `not_found`, `changed_meanwhile`, or `invalid_input` for a day to come, a unit that
 * the food is not measured in, more than a line may hold or a photo that is not there.
 */
export function editLog(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { logId, ...body }: EditLogBody & { logId: string },
): Promise<StoredLog> {
  return writeForAthlete({ db, now }, actor.userId, { affects: 'standing' }, async (tx) => {
    const log = await lockVersion(tx, actor.userId, logId, body.version);
    // The day that it has may not have begun yet where they have flown since.
    if (body.date !== log.date) {
      requireLoggableDay(body.date, calendarDayIn(now(), actor.timezone));
      await requireRoomInDay(tx, actor.userId, body.date, 1);
    }
    const { date, time, mealType, quantity, unit } = body;
    const { foodName, ...macros } = await contentOf(tx, log, body);
    if (MACRO_KEYS.some((key) => macros[key] !== log[key])) validateLine(macros);
    const photoId = await changePhoto(tx, log, body);
    const changes = { date, time, mealType, quantity, unit, foodName, photoId, ...macros };
    const stored = await updateLog(tx, log, changes);
    if (log.photoId && log.photoId !== photoId) {
      await loosenPhotos(tx, actor.userId, [log.photoId], now());
    }
    return stored;
  });
}

/** @returns the photo that the line has from now on */
async function changePhoto(tx: Tx, log: StoredLog, { photoId, date }: EditLogBody) {
  const { userId } = log;
  if (photoId && photoId !== log.photoId) {
    const photo = { userId, ids: [photoId], purpose: 'meal', date, field: 'photoId' } as const;
    await attachPhotos(tx, photo);
    return photoId;
  }
  if (photoId === null || !log.photoId) return null;
  if (date !== log.date) await redatePhoto(tx, userId, log.photoId, date);
  return log.photoId;
}

/**
 * Takes a line out of the caller's diary, and its photo with it. Until the photo is swept, the line
 * can be logged again with it. @throws AppError as `editLog` does.
 */
export function removeLog(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { logId, version }: { logId: string; version: number },
): Promise<void> {
  return writeForAthlete({ db, now }, actor.userId, { affects: 'standing' }, async (tx) => {
    const { photoId } = await lockVersion(tx, actor.userId, logId, version);
    await deleteLog(tx, actor.userId, logId);
    if (photoId) await loosenPhotos(tx, actor.userId, [photoId], now());
  });
}

async function lockVersion(tx: Tx, userId: string, logId: string, version: number) {
  const log = await holdLog(tx, userId, logId);
  if (!log) throw notFound('That diary entry');
  refuseOutdated('this line', log.version, version);
  return log;
}

async function contentOf(
  tx: Tx,
  log: StoredLog,
  body: EditLogBody,
): Promise<Macros & { foodName: string }> {
  const food = await findFood(tx, log.userId, log);
  if (food && log.customFoodId) return ownContentOf(tx, log, body, food);
  if (food) {
    const isAsMuch = body.quantity === log.quantity && body.unit === log.unit;
    const macros = isAsMuch ? log : foodMacros(food, body.quantity, body.unit);
    return { foodName: log.foodName, ...mapMacros((key) => macros[key]) };
  }
  if (body.unit !== log.unit) throw badField('unit', `This was logged in ${log.unit}`);
  const scale = body.quantity / log.quantity;
  const macros = mapMacros((key) => body[key] ?? log[key] * scale);
  return { foodName: body.foodName ?? log.foodName, ...loggedMacros(macros) };
}

/** A line of a food of one's own: what was typed, and the rest as the amount has it; both correct its label. */
async function ownContentOf(tx: Tx, log: StoredLog, body: EditLogBody, food: KnownFood) {
  const isTyped = MACRO_KEYS.some((key) => body[key] !== undefined);
  const reckoned = reckonOwn(food, log, body, isTyped);
  const macros = loggedMacros(mapMacros((key) => body[key] ?? reckoned[key]));
  if (isTyped) await correctLabel(tx, log, body, { food, macros });
  return { foodName: log.foodName, ...macros };
}

/**
 * What an amount comes to. From the label, which loses nothing to rounding, where the line was logged by it; else in
 * proportion to the line, whose food said something else then.
 */
function reckonOwn(food: KnownFood, log: StoredLog, body: EditLogBody, isTyped: boolean): Macros {
  const times = timesAsMuch(food.measured, body, log);
  const isByLabel = isLoggedBy(food.measured, log);
  if (!isTyped && (isByLabel || times === undefined)) {
    return foodMacros(food, body.quantity, body.unit);
  }
  const byLabel = isByLabel
    ? macrosOfAmount(food.measured, body.quantity, body.unit as FoodUnit)
    : undefined;
  // In a unit that its label does not know it is the same amount, told otherwise.
  return byLabel ?? mapMacros((key) => log[key] * (times ?? 1));
}

/**
 * What a food of one's own says from now on; what was logged of it before stays as it was. A label that was typed again
 * since the line was logged stays, too.
 */
async function correctLabel(
  tx: Tx,
  log: StoredLog,
  { quantity, unit }: EditLogBody,
  { food, macros }: { food: KnownFood; macros: Macros },
): Promise<void> {
  if (unit === 'serving') throw badField('unit', 'Choose a unit of the food');
  const { userId, customFoodId } = log;
  if (!customFoodId || !isLoggedBy(food.measured, log)) return;
  await updateCustomFood(tx, userId, customFoodId, { quantity, unit, ...macros });
}
