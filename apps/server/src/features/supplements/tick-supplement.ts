import { calendarDayIn, isListedOn } from '@posedown/coaching';
import type { SupplementTickBody } from '@posedown/contract';
import { badField } from '../../platform/errors.ts';
import { requireLoggableDay } from '../../platform/logged-day.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { lockOwn } from './lock-supplement.ts';
import { insertTick, removeTick } from './queries.ts';

/**
 * Says whether the caller took something on one of their days. It may be said twice, and the last word
 * counts, so that it needs neither a key nor a version.
 * @throws AppError `not_found`; `invalid_input` for a day to come or one on which it was not listed
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
