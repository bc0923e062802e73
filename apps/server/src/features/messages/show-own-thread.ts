import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findPerson } from '../athletes/index.ts';
import { countUnread, type ListedThread, listMessages } from './queries.ts';

/** The one thread of an athlete: the one with their coach. Null while nobody coaches them. */
export async function showOwnThread(
  { db }: Pick<Services, 'db'>,
  { userId, coachId }: Actor,
): Promise<ListedThread | null> {
  const coach = coachId ? await findPerson(db, coachId) : null;
  if (!coach) return null;
  const [last = null] = await listMessages(db, { athleteId: userId, before: null, limit: 1 });
  const [count] = await countUnread(db, userId);
  return { athleteId: userId, name: coach.name, last, unread: count?.unread ?? 0 };
}
