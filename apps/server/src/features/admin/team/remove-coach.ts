import type { Removal } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit, recordDenial } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError, badField, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import {
  findHeadCoachId,
  isOnTeam,
  lockPerson,
  moveAthletes,
  refreshRosterOf,
  updatePerson,
} from '../../athletes/index.ts';
import { hasPassword, revokeAccess } from '../../auth/index.ts';
import { moveOpenInvitations, revokeOpenInvitations } from '../../invitations/index.ts';
import { moveEnds } from './endings/queries.ts';
import {
  moveThreadAndAlerts,
  NEVER_LOGGED_IN,
  publishNewCoach,
} from './hand-over/hand-over-athlete.ts';
import { hasAthletes } from './queries.ts';

interface RemoveCoachInput {
  actor: Actor;
  /** The coach to remove. */
  coachId: string;
  body: Removal;
  request: FastifyRequest;
}

/**
 * Removes a coach. Athletes and open invitations move to another coach, all sessions end, and
 * content they wrote stays under their name. Alerts adopt the new coach's levels after the
 * response. @returns the number of athletes moved @throws AppError `head_coach_only`, `not_found`
 * if not on the team, or `invalid_input` if they have athletes and no successor is given
 */
export async function removeCoach(services: Services, input: RemoveCoachInput): Promise<number> {
  const { db, events, background } = services;
  const { actor, coachId, body, request } = input;
  if (actor.userId !== (await findHeadCoachId(db))) {
    await recordDenial(services, request, { action: 'remove coach', subjectId: coachId });
    throw new AppError('head_coach_only', {
      userMessage: 'Only the head coach can remove coaches.',
    });
  }
  // The head coach can't be removed.
  if (coachId === actor.userId) throw notFound('Coach');
  const moved = await db.transaction((tx) => leave(tx, input, services.now()));
  events.recheck(coachId);
  const { takesOverId } = body;
  if (!takesOverId) return 0;
  publishNewCoach(services, moved, takesOverId);
  background.run('alerts after a coach left', () => refreshRosterOf(services, takesOverId));
  return moved.length;
}

async function leave(
  tx: Tx,
  { actor, coachId, body, request }: RemoveCoachInput,
  now: Date,
): Promise<string[]> {
  const { takesOverId } = body;
  // Lock in id order to avoid deadlocks between concurrent removals.
  const locked = new Map<string, Awaited<ReturnType<typeof lockPerson>>>();
  for (const id of [coachId, takesOverId ?? coachId].sort())
    locked.set(id, await lockPerson(tx, id));
  const leaver = locked.get(coachId);
  if (!leaver || !isOnTeam(leaver)) throw notFound('Coach');
  const taker = takesOverId ? locked.get(takesOverId) : null;
  if (takesOverId && (takesOverId === coachId || !taker || !isOnTeam(taker))) {
    throw badField('takesOverId', 'Choose another coach in your practice.');
  }
  if (taker && !(await hasPassword(tx, taker.id))) throw badField('takesOverId', NEVER_LOGGED_IN);
  const succession = { coachId, successorId: takesOverId, headId: actor.userId, now };
  const moved = await moveToSuccessor(tx, succession);
  await revokeAccess(tx, coachId);
  await updatePerson(tx, coachId, { leftAt: now });
  await recordAudit(tx, request, {
    action: 'remove coach',
    outcome: 'done',
    subjectId: coachId,
    details: { athletes: String(moved.length), ...(taker ? { to: taker.name } : {}) },
  });
  return moved;
}

interface Succession {
  coachId: string;
  successorId: string | null;
  /** Gets former athletes if there is no successor. */
  headId: string;
  now: Date;
}

async function moveToSuccessor(tx: Tx, { coachId, successorId, headId, now }: Succession) {
  if (successorId) {
    await moveOpenInvitations(tx, coachId, successorId, now);
    const moved = await moveAthletes(tx, coachId, successorId);
    await moveThreadAndAlerts(tx, { fromId: coachId, toId: successorId });
    return moved;
  }
  await moveEnds(tx, { fromId: coachId, toId: headId });
  // Revoke first: this waits for invitations being accepted right now, whose athletes then count
  // below.
  await revokeOpenInvitations(tx, coachId, now);
  if (await hasAthletes(tx, coachId)) {
    throw badField('takesOverId', 'Choose who takes over their athletes.');
  }
  return [];
}
