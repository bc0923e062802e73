import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import { lockPerson, type Person } from '../athletes/index.ts';

/**
 * The athlete and whoever coaches them at this moment: they may have been handed over since the thread
 * was opened, and whoever hands them over waits until the transaction ends.
 * @throws AppError `not_found` for a coach who handed the athlete over meanwhile
 */
export async function lockParticipants(
  tx: Tx,
  { athleteId, fromUserId }: { athleteId: string; fromUserId: string },
): Promise<{ athlete: Person; coachId: string | null }> {
  const athlete = await lockPerson(tx, athleteId);
  if (!athlete) throw notFound('That athlete');
  const { coachId } = athlete;
  if (fromUserId !== athleteId && fromUserId !== coachId) throw notFound('That athlete');
  return { athlete, coachId };
}
