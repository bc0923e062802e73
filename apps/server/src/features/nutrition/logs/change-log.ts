import {
  amountRatio,
  calendarDayIn,
  type FoodUnit,
  isLoggedBy,
  loggedMacros,
  MACRO_KEYS,
  type Macros,
  macrosOfAmount,
  mapMacros,
} from '@posedown/coaching';
import type { EditLogBody } from '@posedown/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { badField, notFound, refuseOutdated } from '../../../platform/errors.ts';
import { requireLoggableDay } from '../../../platform/logged-day.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { writeForAthlete } from '../../athletes/index.ts';
import { attachPhotos, detachPhotos, redatePhoto } from '../../photos/index.ts';
import { findFood, foodMacros, type KnownFood, validateLine } from './log-meal.ts';
import {
  deleteLog,
  lockLog,
  requireFreeEntries,
  type StoredLog,
  updateCustomFood,
  updateLog,
} from './queries.ts';

/**
 * Changes a diary entry. For a known food, macros follow the amount; otherwise they are as sent or in proportion.
 * Macros sent for one's own food also correct its label, unless it changed since.
 * @throws AppError `not_found`, `changed_meanwhile`, or `invalid_input` for a future day, an unsuitable unit, too large
 * an entry or a missing photo
 */
export function editLog(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { logId, ...body }: EditLogBody & { logId: string },
): Promise<StoredLog> {
  return writeForAthlete({ db, now }, actor.userId, { affects: 'standing' }, async (tx) => {
    const log = await lockVersion(tx, actor.userId, logId, body.version);
    // The entry's day may be in the future after a flight west.
    if (body.date !== log.date) {
      requireLoggableDay(body.date, calendarDayIn(now(), actor.timezone));
      await requireFreeEntries(tx, actor.userId, body.date, 1);
    }
    const { date, time, mealType, quantity, unit } = body;
    const { foodName, ...macros } = await contentOf(tx, log, body);
    if (MACRO_KEYS.some((key) => macros[key] !== log[key])) validateLine(macros);
    const photoId = await changePhoto(tx, log, body);
    const changes = { date, time, mealType, quantity, unit, foodName, photoId, ...macros };
    const stored = await updateLog(tx, log, changes);
    if (log.photoId && log.photoId !== photoId) {
      await detachPhotos(tx, actor.userId, [log.photoId], now());
    }
    return stored;
  });
}

/** @returns the entry's photo after the change */
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
 * Deletes a diary entry and its photo. Until the photo is swept, the entry can be restored with it. @throws AppError as
 * `editLog`
 */
export function removeLog(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { logId, version }: { logId: string; version: number },
): Promise<void> {
  return writeForAthlete({ db, now }, actor.userId, { affects: 'standing' }, async (tx) => {
    const { photoId } = await lockVersion(tx, actor.userId, logId, version);
    await deleteLog(tx, actor.userId, logId);
    if (photoId) await detachPhotos(tx, actor.userId, [photoId], now());
  });
}

async function lockVersion(tx: Tx, userId: string, logId: string, version: number) {
  const log = await lockLog(tx, userId, logId);
  if (!log) throw notFound('Diary entry');
  refuseOutdated('this entry', log.version, version);
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

/** The content of an own food's entry: figures as entered, the rest by amount. Both correct its label. */
async function ownContentOf(tx: Tx, log: StoredLog, body: EditLogBody, food: KnownFood) {
  const isTyped = MACRO_KEYS.some((key) => body[key] !== undefined);
  const reckoned = computeOwnMacros(food, log, body, isTyped);
  const macros = loggedMacros(mapMacros((key) => body[key] ?? reckoned[key]));
  if (isTyped) await correctLabel(tx, log, body, { food, macros });
  return { foodName: log.foodName, ...macros };
}

/**
 * The macros of an amount: from the label, without rounding loss, if the entry used it. Otherwise in proportion to the
 * entry, because the label was different then.
 */
function computeOwnMacros(
  food: KnownFood,
  log: StoredLog,
  body: EditLogBody,
  isTyped: boolean,
): Macros {
  const times = amountRatio(food.measured, body, log);
  const isByLabel = isLoggedBy(food.measured, log);
  if (!isTyped && (isByLabel || times === undefined)) {
    return foodMacros(food, body.quantity, body.unit);
  }
  const byLabel = isByLabel
    ? macrosOfAmount(food.measured, body.quantity, body.unit as FoodUnit)
    : undefined;
  // If the label doesn't know the unit, the macros stay the same.
  return byLabel ?? mapMacros((key) => log[key] * (times ?? 1));
}

/**
 * Corrects an own food's label for future entries. Past entries don't change, and neither does a label edited since
 * the entry.
 */
async function correctLabel(
  tx: Tx,
  log: StoredLog,
  { quantity, unit }: EditLogBody,
  { food, macros }: { food: KnownFood; macros: Macros },
): Promise<void> {
  if (unit === 'serving') throw badField('unit', 'Choose one of this food’s units');
  const { userId, customFoodId } = log;
  if (!customFoodId || !isLoggedBy(food.measured, log)) return;
  await updateCustomFood(tx, userId, customFoodId, { quantity, unit, ...macros });
}
