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

/** For a coach without a password: nobody would read what their athletes write. */
export const NOT_HERE_YET = 'Choose a coach who has logged in before.';

interface HandOverAthleteInput {
  actor: Actor;
  athleteId: string;
  /** Who is to coach them from now on. */
  coachId: string;
  request: FastifyRequest;
  /** What the coach before still has to do while the athlete is theirs. */
  beforehand?: ((tx: Tx, athlete: Person) => Promise<void>) | undefined;
}

/**
 * Moves an athlete to another coach with the thread, unread messages and alerts. The previous coach keeps their notes.
 * Besides `removeCoach`, nothing else changes an athlete's coach.
 * @throws AppError `not_found` for someone else's athlete, `invalid_input` for an unsuitable coach
 */
async function handOverAthlete(
  services: Pick<Services, 'db' | 'now' | 'events'>,
  input: HandOverAthleteInput,
): Promise<{ id: string; name: string }> {
  const { db, now, events } = services;
  const { actor, athleteId, coachId, request, beforehand } = input;
  const { role } = await findVisibleAthlete(services, input);
  if (role !== 'client') throw notFound('That athlete');
  const coach = await db.transaction(async (tx) => {
    // Locked before the athlete, the same order as when a coach is removed.
    const taker = await lockPerson(tx, coachId);
    if (!taker || !isOnTeam(taker) || taker.id === actor.userId) {
      throw badField('coachId', 'Choose another coach in your practice.');
    }
    if (!(await hasPassword(tx, taker.id))) throw badField('coachId', NOT_HERE_YET);
    const held = await lockPerson(tx, athleteId);
    // Another device of the coach's may have been faster.
    if (held?.coachId !== actor.userId) throw notFound('That athlete');
    await beforehand?.(tx, held);
    await updatePerson(tx, athleteId, { coachId });
    await moveOpenMatters(tx, { athleteId, fromId: actor.userId, toId: coachId });
    await refreshRosterEntry(tx, athleteId, now());
    await recordAudit(tx, request, {
      action: 'hand over',
      outcome: 'done',
      subjectId: athleteId,
      details: { to: taker.name },
    });
    return taker;
  });
  notifyOfCoach(services, [athleteId], coachId);
  events.publish([actor.userId], { type: 'handover', athleteId });
  return { id: coach.id, name: coach.name };
}

interface Move {
  /** Left out for every athlete of the coach. */
  athleteId?: string;
  fromId: string;
  toId: string;
}

/** Moves an athlete's thread and alerts to their new coach. Open alerts count as new for them. */
export async function moveOpenMatters(tx: Tx, move: Move): Promise<void> {
  await moveThreads(tx, move);
  await moveAlerts(tx, move);
}

/** Has athletes and their new coach refetch what moved with them, and the athletes their coach. */
export function notifyOfCoach(
  { events }: Pick<Services, 'events'>,
  athleteIds: readonly string[],
  coachId: string,
) {
  for (const athleteId of athleteIds) {
    for (const type of ['message', 'alert', 'protocol'] as const) {
      events.publish([athleteId, coachId], { type, athleteId });
    }
    // Their own answers name their coach.
    events.publish([athleteId], { type: 'athlete', athleteId });
  }
}

interface GiveInput {
  actor: Actor;
  athleteId: string;
  coachId: string;
  /** A word to the athlete, written while they are still the caller's. */
  message?: string | undefined;
  request: FastifyRequest;
}

/** Gives an athlete of the caller's to another coach, with a word to them where there is one. */
export function giveAthlete(services: Services, { message, ...asked }: GiveInput) {
  const { actor } = asked;
  const line = message && { coachId: actor.userId, content: message };
  const beforehand = line
    ? (tx: Tx, athlete: Person) => writeToAthlete(tx, athlete, line, services.now())
    : undefined;
  return handOverAthlete(services, { ...asked, beforehand });
}
