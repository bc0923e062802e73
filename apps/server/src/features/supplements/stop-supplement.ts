import { calendarDayIn, isListedOn } from '@posedown/coaching';
import type { SupplementTickBody } from '@posedown/contract';
import { badField, refuseOutdated } from '../../platform/errors.ts';
import { requireLoggableDay } from '../../platform/logged-day.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { lockOwn, lockSeenSupplement, type SeenSupplement } from './lock-supplement.ts';
import { insertTick, removeTick, type StoredSupplement, updateSupplement } from './queries.ts';
import { refuseFull } from './save-supplement.ts';

type StopSupplementInput = Omit<SeenSupplement, 'userId'>;

/**
 * Removes a supplement from today on. Earlier ticks stay.
 * @throws AppError `not_found`, `changed_meanwhile`
 */
export function stopSupplement(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, timezone }: Actor,
  input: StopSupplementInput,
): Promise<StoredSupplement> {
  return writeForAthlete({ db, now }, userId, { affects: 'view' }, async (tx) => {
    const before = await lockSeenSupplement(tx, { userId, ...input });
    const today = calendarDayIn(now(), timezone);
    // After a flight west, it may still be the previous day.
    const isTooEarly = today < before.startedOn;
    const stoppedOn = before.stoppedOn ?? (isTooEarly ? before.startedOn : today);
    const stored = await updateSupplement(tx, before, { stoppedOn });
    return stored;
  });
}

/**
 * Restores it as if it had never been removed. Repeats are harmless. @throws AppError as `stopSupplement`, `conflict`
 * for a full list
 */
export function resumeSupplement(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId }: Actor,
  input: StopSupplementInput,
): Promise<StoredSupplement> {
  return writeForAthlete({ db, now }, userId, { affects: 'view' }, async (tx) => {
    const before = await lockOwn(tx, { userId, ...input });
    if (before.stoppedOn === null) return before;
    refuseOutdated('your list', before.version, input.version);
    await refuseFull(tx, userId);
    const stored = await updateSupplement(tx, before, { stoppedOn: null });
    return stored;
  });
}

/**
 * Sets whether a supplement was taken on a day. Idempotent with last write wins, so it needs neither key nor version.
 * @throws AppError `not_found`; `invalid_input` for a future day or one it wasn't listed on
 */
export function tickSupplement(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, timezone }: Actor,
  { supplementId, date, taken }: SupplementTickBody & { supplementId: string },
): Promise<SupplementTickBody> {
  const at = now();
  requireLoggableDay(date, calendarDayIn(at, timezone));
  return writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx) => {
    const supplement = await lockOwn(tx, { userId, supplementId });
    if (!isListedOn(supplement, date)) throw badField('date', 'It wasn’t on your list that day');
    const tick = { userId, date, supplementId };
    if (taken) await insertTick(tx, { ...tick, tickedAt: at });
    else await removeTick(tx, tick);
    return { date, taken };
  });
}
