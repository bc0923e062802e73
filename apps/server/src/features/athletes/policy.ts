import type { Actor } from '../../platform/session/actor.ts';
import type { Person } from './queries.ts';

/** An athlete is seen by themselves and by their own coach, and by nobody else. */
export function maySeeAthlete(actor: Actor, athlete: Pick<Person, 'id' | 'role' | 'coachId'>) {
  if (athlete.id === actor.userId) return true;
  return actor.role === 'coach' && athlete.role === 'client' && athlete.coachId === actor.userId;
}

/** Whether somebody coaches here: athletes are given to those alone. */
export function isOnTeam(person: Pick<Person, 'role' | 'leftAt'>) {
  return person.role === 'coach' && person.leftAt === null;
}
