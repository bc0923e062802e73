import { AppError, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { writeForAthlete } from '../../athletes/index.ts';
import { clearNotices } from '../../notices/index.ts';
import { findWeekly, updateWeekly, type WeeklyWithReply } from './queries.ts';

/**
 * Marks the coach's reply as seen. Repeats are harmless.
 * @throws AppError `not_found`, or `conflict` before the coach has replied
 */
export function acknowledgeReply(
  { db, now }: Pick<Services, 'db' | 'now'>,
  athleteId: string,
  id: string,
): Promise<WeeklyWithReply> {
  return writeForAthlete({ db, now }, athleteId, { affects: 'view' }, async (tx) => {
    const checkIn = await findWeekly(tx, { athleteId, id });
    if (!checkIn) throw notFound('Check-in');
    if (!checkIn.doneAt) {
      throw new AppError('conflict', { userMessage: 'Your coach hasn’t replied yet.' });
    }
    if (checkIn.acknowledgedAt) return checkIn;
    await updateWeekly(tx, checkIn, { acknowledgedAt: now() });
    const answer = { kinds: ['check_in_answered'] as const, subject: id };
    await clearNotices(tx, { userId: athleteId, aboutId: athleteId, ...answer }, now());
    return (await findWeekly(tx, { athleteId, id })) ?? checkIn;
  });
}
