import { assessProtocol, calendarDayIn, protocolBasis } from '@posedown/coaching';
import type { Protocol, protocolEndpoints, QueryOf, ReplyOf } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordDenial } from '../../platform/audit/audit.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { cutPage, readIdCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { findVisibleAthlete, type Person } from '../athletes/index.ts';
import { isPublished, PUBLISHED } from './policy.ts';
import { toProtocol, toSummary } from './protocol-reply.ts';
import { countWaiting, findProtocol, listProtocols, type StoredProtocol } from './queries.ts';
import { readInput, safetyNotesOf } from './read-input.ts';

interface ShowProtocolInput {
  actor: Actor;
  params: { protocolId: string };
  request: FastifyRequest;
}

/** Shows a protocol as of today. @throws AppError as `findVisibleProtocol` */
export async function showProtocol(
  services: Pick<Services, 'db' | 'now'>,
  request: ShowProtocolInput,
): Promise<Protocol> {
  const found = await findVisibleProtocol(services, request);
  return toProtocol(services, request.actor, {
    ...found,
    protocol: await recheckDraft(services, found),
  });
}

/**
 * Rechecks an open draft's safety with today's body data. Its goal stays, because check points and reasons depend on
 * it. Other obstacles (a prep ending after its show, forbidden text) are reported at approval.
 */
async function recheckDraft(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { protocol, athlete }: { protocol: StoredProtocol; athlete: Person },
): Promise<StoredProtocol> {
  if (protocol.status !== 'pending_approval') return protocol;
  try {
    const basis = protocolBasis(await readInput(db, athlete, now()));
    const today = calendarDayIn(now(), athlete.timezone);
    const { protocol: plan, protocolType } = protocol;
    const assessed = assessProtocol(basis, { ...plan, protocolType }, today);
    const safety = { ...assessed, outlook: protocol.safety.outlook };
    return { ...protocol, safety, safetyNotes: safetyNotesOf(safety) };
  } catch (error) {
    // Without answers nothing can be rechecked. The approval reports it.
    if (error instanceof AppError && error.code === 'not_enough_data') return protocol;
    throw error;
  }
}

type List = typeof protocolEndpoints.protocols;

/**
 * A page of protocols: those of a coach's athletes with the number waiting, or an athlete's approved ones.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function showProtocols(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { clientId, status, protocolType, limit, cursor }: QueryOf<List>,
): Promise<ReplyOf<List>> {
  const after = readIdCursor(cursor);
  const request = { protocolType, limit: limit + 1, after };
  const statuses = status ? [status] : undefined;
  const found =
    actor.role === 'coach'
      ? await listProtocols(db, { ...request, coachId: actor.userId, clientId, statuses: statuses })
      : await listProtocols(db, {
          ...request,
          clientId: actor.userId,
          statuses: (statuses ?? PUBLISHED).filter((name) => PUBLISHED.includes(name)),
        });
  // Another athlete's id matches none of the caller's protocols.
  const isForeign = actor.role === 'client' && clientId !== undefined && clientId !== actor.userId;
  const { rows, nextCursor } = cutPage(isForeign ? [] : found, limit, ({ id }) => id);
  const waiting = actor.role === 'coach' ? await countWaiting(db, actor.userId) : 0;
  return { protocols: rows.map(toSummary), nextCursor, waiting };
}

interface FindInput {
  actor: Actor;
  params: { protocolId: string };
  request: FastifyRequest;
}

/**
 * A protocol the caller may see, with its athlete. Coaches see their athletes' protocols, athletes their own once
 * approved. @throws AppError `not_found` if unknown or forbidden
 */
export async function findVisibleProtocol(
  services: Pick<Services, 'db' | 'now'>,
  { actor, params, request }: FindInput,
): Promise<{ protocol: StoredProtocol; athlete: Person }> {
  const protocol = await findProtocol(services.db, params.protocolId);
  if (!protocol) throw notFound('Protocol');
  const input = { actor, athleteId: protocol.clientId, request };
  const athlete = await findVisibleAthlete(services, input).catch((error: unknown) => {
    // Don't reveal that the protocol exists.
    throw error instanceof AppError ? notFound('Protocol') : error;
  });
  if (actor.role === 'coach' || isPublished(protocol)) return { protocol, athlete };
  const about = { action: 'access', subjectId: protocol.clientId };
  await recordDenial(services, request, about);
  throw notFound('Protocol');
}
