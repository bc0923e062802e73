import type { Actor } from '../../platform/session/actor.ts';
import type { Person } from './queries.ts';

/** An athlete is visible to themselves and their own coach. */
export function maySeeAthlete(actor: Actor, athlete: Pick<Person, 'id' | 'role' | 'coachId'>) {
  if (athlete.id === actor.userId) return true;
  return actor.role === 'coach' && athlete.role === 'client' && athlete.coachId === actor.userId;
}

/** Only active coaches can be assigned athletes. */
export function isOnTeam(person: Pick<Person, 'role' | 'leftAt'>) {
  return person.role === 'coach' && person.leftAt === null;
}
