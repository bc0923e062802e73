import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { ThreadParties } from './find-thread.ts';
import { markRead } from './queries.ts';

/** Says that somebody read what was written to them up to a message, and tells both where that was news. */
export async function readMessages(
  { db, now, events }: Pick<Services, 'db' | 'now' | 'events'>,
  { userId }: Actor,
  { athlete: { id: athleteId }, coachId }: Pick<ThreadParties, 'athlete' | 'coachId'>,
  upTo: string,
): Promise<void> {
  const read = await markRead(db, { athleteId, toUserId: userId, upTo, now: now() });
  if (read > 0) events.publish([athleteId, coachId], { type: 'message', athleteId });
}
