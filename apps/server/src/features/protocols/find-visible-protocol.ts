import type { FastifyRequest } from 'fastify';
import { recordDenial } from '../../platform/audit/audit.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findVisibleAthlete, type Person } from '../athletes/index.ts';
import { isPublished } from './policy.ts';
import { findProtocol, type StoredProtocol } from './queries.ts';

interface Asked {
  actor: Actor;
  params: { protocolId: string };
  request: FastifyRequest;
}

/**
 * A protocol that the caller may see, and its athlete: coaches those of their own athletes, athletes
 * their own once approved.
 * @throws AppError `not_found` where there is none or it is not the caller's to see.
 */
export async function findVisibleProtocol(
  services: Pick<Services, 'db' | 'now'>,
  { actor, params, request }: Asked,
): Promise<{ protocol: StoredProtocol; athlete: Person }> {
  const protocol = await findProtocol(services.db, params.protocolId);
  if (!protocol) throw notFound('That protocol');
  const asked = { actor, athleteId: protocol.clientId, request };
  const athlete = await findVisibleAthlete(services, asked).catch((error: unknown) => {
    // That it is an athlete's must not show either.
    throw error instanceof AppError ? notFound('That protocol') : error;
  });
  if (actor.role === 'coach' || isPublished(protocol)) return { protocol, athlete };
  const about = { action: 'access', subjectId: protocol.clientId };
  await recordDenial(services, request, about);
  throw notFound('That protocol');
}
