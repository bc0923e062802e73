import type { FastifyRequest } from 'fastify';
import { recordDenial } from '../../platform/audit/audit.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { maySeeAthlete } from './policy.ts';
import { findPerson, type Person } from './queries.ts';

interface Asked {
  actor: Actor;
  athleteId: string;
  request: FastifyRequest;
}

/**
 * The person whom the caller asks for, where the caller may see them.
 * @throws AppError `not_found` where there is no such person or they are not the caller's to see. The
 * two are not told apart, neither by how long it takes: both are written to the audit log.
 */
export async function findVisibleAthlete(
  services: Pick<Services, 'db' | 'now'>,
  { actor, athleteId, request }: Asked,
): Promise<Person> {
  const athlete = await findPerson(services.db, athleteId);
  if (athlete && maySeeAthlete(actor, athlete)) return athlete;
  await recordDenial(services, request, { action: 'access', subjectId: athleteId });
  throw notFound('That athlete');
}

/** A call about the athlete whom its address names. */
export interface AthleteCall {
  actor: Actor;
  params: { userId: string };
  request: FastifyRequest;
}

/** The person whom a call is about, where the caller may see them: as `findVisibleAthlete`. */
export const athleteOf = (
  services: Pick<Services, 'db' | 'now'>,
  { actor, params, request }: AthleteCall,
): Promise<Person> => findVisibleAthlete(services, { actor, athleteId: params.userId, request });
