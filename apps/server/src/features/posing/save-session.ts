import { calendarDayIn } from '@posedown/coaching';
import type { PoseSessionBody } from '@posedown/contract';
import { sentAs, storeOnce } from '../../platform/db/sent-once.ts';
import { requireLoggableDay } from '../../platform/logged-day.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { findSessionByKey, insertSession, isSentBefore, type StoredSession } from './queries.ts';

/**
 * Stores a practice session on one of the athlete's days and brings the roster up to date. The same session
 * sent again answers with the one it made the first time.
 * @throws AppError `invalid_input` for a day to come or before 1900.
 */
export async function saveSession(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  { nextSessionFocus, ...body }: PoseSessionBody,
): Promise<StoredSession> {
  const instant = now();
  requireLoggableDay(body.date, calendarDayIn(instant, actor.timezone));
  const sent = sentAs(body.requestKey, { nextSessionFocus, ...body });
  const findFirst = (key: string) => findSessionByKey(db, actor.userId, key);
  return storeOnce({ sent, isSentBefore, findFirst, hashOf: (row) => row.requestHash }, () =>
    writeForAthlete({ db, now }, actor.userId, { affects: 'standing' }, async (tx) => {
      const stored = await insertSession(tx, {
        ...body,
        ...sent,
        nextSessionFocus: nextSessionFocus || null,
        userId: actor.userId,
        createdAt: instant,
      });
      return stored;
    }),
  );
}
