import type { Actor } from '../../platform/session/actor.ts';
import type { Person } from './queries.ts';

/** Only athletes themselves and their own coach may see them. */
export function maySeeAthlete(actor: Actor, athlete: Pick<Person, 'id' | 'role' | 'coachId'>) {
  if (athlete.id === actor.userId) return true;
  return actor.role === 'coach' && athlete.role === 'client' && athlete.coachId === actor.userId;
}

/** Only active coaches can be given athletes. */
export function isOnTeam(person: Pick<Person, 'role' | 'leftAt'>) {
  return person.role === 'coach' && person.leftAt === null;
}
