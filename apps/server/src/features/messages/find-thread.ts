import type { FastifyRequest } from 'fastify';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findPerson, findVisibleAthlete, type Person } from '../athletes/index.ts';

interface Asked {
  actor: Actor;
  athleteId: string;
  request: FastifyRequest;
}

/** A thread as its two parties: the athlete, and whoever coaches them now. */
export interface ThreadParties {
  athlete: Person;
  coachId: string | null;
  /** The one whom the caller writes to; null while nobody coaches the athlete. */
  otherId: string | null;
}

/**
 * The thread of an athlete, where the caller is one of its two.
 * @throws AppError `not_found` for everybody else, and where there is no such athlete
 */
export async function findThread(
  services: Pick<Services, 'db' | 'now'>,
  { actor, athleteId, request }: Asked,
): Promise<ThreadParties> {
  const athlete = await findVisibleAthlete(services, { actor, athleteId, request });
  if (athlete.role !== 'client') throw notFound('That athlete');
  const { coachId } = athlete;
  return { athlete, coachId, otherId: actor.userId === athlete.id ? coachId : athlete.id };
}

/** Who the parties are, by name. */
export async function nameParties(
  { db }: Pick<Services, 'db'>,
  { athlete, coachId }: ThreadParties,
) {
  const coach = coachId ? await findPerson(db, coachId) : null;
  return {
    athlete: { id: athlete.id, name: athlete.name },
    coach: coach ? { id: coach.id, name: coach.name } : null,
  };
}
