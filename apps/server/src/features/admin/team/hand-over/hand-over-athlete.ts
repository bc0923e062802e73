import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { badField, notFound } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Actor } from '../../../../platform/session/actor.ts';
import {
  findVisibleAthlete,
  isOnTeam,
  lockPerson,
  type Person,
  refreshRosterEntry,
  updatePerson,
} from '../../../athletes/index.ts';
import { hasPassword } from '../../../auth/index.ts';
import { moveAlerts } from '../../../insights/index.ts';
import { moveThreads, writeToAthlete } from '../../../messages/index.ts';
import { deleteNoticesAbout } from '../../../notices/index.ts';
import { moveEnds } from '../endings/queries.ts';

/** For a coach without a password: they can't log in to read what their athletes write. */
export const NEVER_LOGGED_IN = 'Choose a coach who has logged in before.';

interface HandOverAthleteInput {
  actor: Actor;
  athleteId: string;
  /** The new coach. */
  coachId: string;
  request: FastifyRequest;
  /** Runs before the athlete moves. */
  beforehand?: ((tx: Tx, athlete: Person) => Promise<void>) | undefined;
}

/**
 * Moves an athlete to another coach with the thread, unread messages and alerts. The previous
 * coach's notes stay with that coach. Besides `removeCoach`, nothing else changes an athlete's
 * coach. @throws AppError `not_found` for someone else's athlete, `invalid_input` for an
 * unsuitable coach
 */
async function handOverAthlete(
  services: Pick<Services, 'db' | 'now' | 'events'>,
  input: HandOverAthleteInput,
): Promise<{ id: string; name: string }> {
  const { db, now, events } = services;
  const { actor, athleteId, coachId, request, beforehand } = input;
  const { role } = await findVisibleAthlete(services, input);
  if (role !== 'client') throw notFound('Athlete');
  const coach = await db.transaction(async (tx) => {
    // Locked before the athlete, the same order as when a coach is removed.
    const taker = await lockPerson(tx, coachId);
    if (!taker || !isOnTeam(taker) || taker.id === actor.userId) {
      throw badField('coachId', 'Choose another coach in your practice.');
    }
    if (!(await hasPassword(tx, taker.id))) throw badField('coachId', NEVER_LOGGED_IN);
    const athlete = await lockPerson(tx, athleteId);
    // The coach may have handed them over from another device.
    if (athlete?.coachId !== actor.userId) throw notFound('Athlete');
    await beforehand?.(tx, athlete);
    await updatePerson(tx, athleteId, { coachId });
    await moveThreadAndAlerts(tx, { athleteId, fromId: actor.userId, toId: coachId });
    await refreshRosterEntry(tx, athleteId, now());
    await recordAudit(tx, request, {
      action: 'hand over',
      outcome: 'done',
      subjectId: athleteId,
      details: { to: taker.name },
    });
    return taker;
  });
  publishNewCoach(services, [athleteId], coachId);
  events.publish([actor.userId], { type: 'handover', athleteId });
  return { id: coach.id, name: coach.name };
}

interface Move {
  /** Omit for all athletes of the coach. */
  athleteId?: string;
  fromId: string;
  toId: string;
}

/**
 * Moves an athlete's thread, alerts and planned end to their new coach. Open alerts count as unread. The former coach's
 * notices about them are deleted.
 */
export async function moveThreadAndAlerts(tx: Tx, move: Move): Promise<void> {
  await moveThreads(tx, move);
  await moveAlerts(tx, move);
  await moveEnds(tx, move);
  await deleteNoticesAbout(tx, { userId: move.fromId, athleteId: move.athleteId });
}

/** Makes athletes and their new coach refetch moved data, and athletes refetch their coach. */
export function publishNewCoach(
  { events }: Pick<Services, 'events'>,
  athleteIds: readonly string[],
  coachId: string,
) {
  for (const athleteId of athleteIds) {
    for (const type of ['message', 'alert', 'protocol'] as const) {
      events.publish([athleteId, coachId], { type, athleteId });
    }
    // The athlete's own data includes their coach.
    events.publish([athleteId], { type: 'athlete', athleteId });
  }
}

interface GiveInput {
  actor: Actor;
  athleteId: string;
  coachId: string;
  /** A farewell message, sent while the athlete still belongs to the caller. */
  message?: string | undefined;
  request: FastifyRequest;
}

/** Moves the caller's athlete to another coach, with an optional farewell message. */
export function transferAthlete(services: Services, { message, ...input }: GiveInput) {
  const { actor } = input;
  const line = message && { coachId: actor.userId, content: message };
  const beforehand = line
    ? async (tx: Tx, athlete: Person) => {
        await writeToAthlete(tx, athlete, line, services.now());
      }
    : undefined;
  return handOverAthlete(services, { ...input, beforehand });
}
