import type { FastifyRequest } from 'fastify';
import { recordDenial } from '../../platform/audit/audit.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { maySeeAthlete } from './policy.ts';
import { findPerson, type Person } from './queries.ts';

interface FindVisibleAthleteInput {
  actor: Actor;
  athleteId: string;
  request: FastifyRequest;
}

/**
 * Finds the requested person if the caller may see them. @throws AppError `not_found` for an
 * unknown or forbidden person. Both take the same time and are audited, so they can't be told
 * apart.
 */
export async function findVisibleAthlete(
  services: Pick<Services, 'db' | 'now'>,
  { actor, athleteId, request }: FindVisibleAthleteInput,
): Promise<Person> {
  const athlete = await findPerson(services.db, athleteId);
  if (athlete && maySeeAthlete(actor, athlete)) return athlete;
  await recordDenial(services, request, { action: 'access', subjectId: athleteId });
  throw notFound('Athlete');
}

/** A request about the athlete in its path. */
export interface AthleteCall {
  actor: Actor;
  params: { userId: string };
  request: FastifyRequest;
}

/** Like `findVisibleAthlete`, for the athlete in a request's path. */
export const athleteOf = (
  services: Pick<Services, 'db' | 'now'>,
  { actor, params, request }: AthleteCall,
): Promise<Person> => findVisibleAthlete(services, { actor, athleteId: params.userId, request });
