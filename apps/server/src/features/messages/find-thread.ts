import type { FastifyRequest } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findPerson, findVisibleAthlete, type Person } from '../athletes/index.ts';

interface FindThreadInput {
  actor: Actor;
  athleteId: string;
  request: FastifyRequest;
}

/** A thread's parties: the athlete and their current coach. */
export interface ThreadParties {
  athlete: Person;
  coachId: string | null;
  /** The other party. Null if the athlete has no coach. */
  otherId: string | null;
}

/**
 * Finds an athlete's thread if the caller is one of its two parties. @throws AppError `not_found` for everyone else
 * and for unknown athletes
 */
export async function findThread(
  services: Pick<Services, 'db' | 'now'>,
  { actor, athleteId, request }: FindThreadInput,
): Promise<ThreadParties> {
  const athlete = await findVisibleAthlete(services, { actor, athleteId, request });
  if (athlete.role !== 'client') throw notFound('Athlete');
  const { coachId } = athlete;
  return { athlete, coachId, otherId: actor.userId === athlete.id ? coachId : athlete.id };
}

/** The names of the parties. */
export async function findPartyNames(
  { db }: Pick<Services, 'db'>,
  { athlete, coachId }: ThreadParties,
) {
  const coach = coachId ? await findPerson(db, coachId) : null;
  return {
    athlete: { id: athlete.id, name: athlete.name },
    coach: coach ? { id: coach.id, name: coach.name } : null,
  };
}
