import { calendarDayIn, FIRST_PROGRESS_DAY } from '@posedown/coaching';
import type { PoseSessionBody } from '@posedown/contract';
import { badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { refreshRosterEntry } from '../athletes/index.ts';
import { findSessionByKey, insertSession, isSentBefore, type StoredSession } from './queries.ts';

/**
 * Stores a practice session on one of the athlete's days and brings the roster up to date. The same session sent again answers with
 * the one it made the first time.
 * @throws AppError `invalid_input` for a day to come or before 1900.
 */
export async function saveSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { nextSessionFocus, ...body }: PoseSessionBody,
): Promise<StoredSession> {
  const instant = now();
  if (body.date > calendarDayIn(instant, actor.timezone)) {
    throw badField('date', 'The date cannot be in the future');
  }
  if (body.date < FIRST_PROGRESS_DAY) {
    throw badField('date', `The date cannot be before ${FIRST_PROGRESS_DAY}`);
  }
  try {
    return await db.transaction(async (tx) => {
      const stored = await insertSession(tx, {
        ...body,
        nextSessionFocus: nextSessionFocus || null,
        userId: actor.userId,
        createdAt: instant,
      });
      await refreshRosterEntry(tx, actor.userId, instant);
      return stored;
    });
  } catch (error) {
    const key = isSentBefore(error) ? body.requestKey : undefined;
    const first = key ? await findSessionByKey(db, actor.userId, key) : null;
    if (first) return first;
    throw error;
  }
}
