import { assessProtocol, calendarDayIn, protocolBasis } from '@posedown/coaching';
import type { Protocol } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import type { Person } from '../athletes/index.ts';
import { findVisibleProtocol } from './find-visible-protocol.ts';
import { toProtocol } from './protocol-reply.ts';
import type { StoredProtocol } from './queries.ts';
import { readInput } from './read-input.ts';
import { safetyNotesOf } from './safety-notes.ts';

interface Asked {
  actor: Actor;
  params: { protocolId: string };
  request: FastifyRequest;
}

/** A protocol as it stands today. @throws AppError `not_found` as `findVisibleProtocol` does. */
export async function showProtocol(
  services: Pick<Services, 'db' | 'now'>,
  asked: Asked,
): Promise<Protocol> {
  const found = await findVisibleProtocol(services, asked);
  return toProtocol(services, asked.actor, {
    ...found,
    protocol: await judgeWaiting(services, found),
  });
}

/**
 * A draft that waits, with what the safety limits say of it today: the body has changed since it was made. Where it leads
 * stays as it was drafted, for its check points and reasons rest on that. What else bars an approval (a prep that would
 * end after its show, words beside it) is said by the approval.
 */
async function judgeWaiting(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { protocol, athlete }: { protocol: StoredProtocol; athlete: Person },
): Promise<StoredProtocol> {
  if (protocol.status !== 'pending_approval') return protocol;
  try {
    const basis = protocolBasis(await readInput(db, athlete, now()));
    const today = calendarDayIn(now(), athlete.timezone);
    const { protocol: plan, protocolType } = protocol;
    const judged = assessProtocol(basis, { ...plan, protocolType }, today);
    const safety = { ...judged, outlook: protocol.safety.outlook };
    return { ...protocol, safety, safetyNotes: safetyNotesOf(safety) };
  } catch (error) {
    // Without answers nothing can be checked again; the approval says so.
    if (error instanceof AppError && error.code === 'not_enough_data') return protocol;
    throw error;
  }
}
