import { checkText } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { raiseAlert } from '../insights/index.ts';
import type { ThreadParties } from './find-thread.ts';
import type { StoredMessage } from './queries.ts';

/** Puts a warning sign in a line of the athlete's before their coach. Call it in the transaction of the line. */
export async function alertToSigns(
  tx: Db,
  { athlete, coachId }: Pick<ThreadParties, 'athlete' | 'coachId'>,
  { id, fromUserId, content }: StoredMessage,
  now: Date,
): Promise<void> {
  if (!coachId || fromUserId !== athlete.id) return;
  const finding = checkText(content, athlete.name, id);
  if (finding) await raiseAlert(tx, { athleteId: athlete.id, coachId }, finding, now);
}
