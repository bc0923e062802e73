import type { Tx } from '../../platform/db/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { lockPerson, type Person } from './queries.ts';

/**
 * The athlete of a coach, kept from changing until the transaction ends: whoever hands them over waits.
 * @param seen as they were when it was judged who may see them
 * @throws AppError `not_found` where they were handed over or deleted since
 */
export async function lockAthlete(tx: Tx, seen: Person): Promise<Person> {
  const held = await lockPerson(tx, seen.id);
  if (!held || held.coachId !== seen.coachId) throw notFound('That athlete');
  return held;
}

/**
 * The same for what an athlete or their coach may write: whoever writes about themselves may be handed
 * over meanwhile.
 * @throws AppError `not_found`
 */
export async function lockAthleteFor(
  tx: Tx,
  caller: Pick<Actor, 'userId'> | null,
  seen: Person,
): Promise<Person> {
  if (caller?.userId !== seen.id) return lockAthlete(tx, seen);
  const held = await lockPerson(tx, seen.id);
  if (!held) throw notFound('That athlete');
  return held;
}
