import type { Tx } from '../../platform/db/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { stateOf } from './invitation-state.ts';
import { lockInvitation, type StoredInvitation, updateInvitation } from './queries.ts';
import { countInvitation, freshLink, mailInvitation, type Note } from './send-invitation.ts';

/**
 * Emails a new link in place of the old one, even if that expired.
 * @param note writes the audit line in the same transaction
 * @throws AppError `not_found`, `conflict` if accepted or revoked, `too_many_requests`
 */
export async function resendInvitation(
  services: Services,
  actor: Actor,
  id: string,
  note: Note,
): Promise<StoredInvitation> {
  const { db, now } = services;
  const fresh = freshLink(now());
  const stored = await db.transaction(async (tx) => {
    const invitation = await holdOpen(tx, actor, id, now());
    await countInvitation({ db: tx, now }, actor, invitation.email);
    const renewed = await updateInvitation(tx, id, fresh.columns);
    await note(tx, renewed);
    return renewed;
  });
  mailInvitation(services, actor, stored, fresh.token);
  return stored;
}

/**
 * Voids the link. Repeats are harmless.
 * @throws AppError `not_found`, or `conflict` if accepted
 */
export async function revokeInvitation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  id: string,
  note: Note,
): Promise<StoredInvitation> {
  return db.transaction(async (tx) => {
    const held = await lockInvitation(tx, actor.userId, id);
    if (held?.revokedAt) return held;
    await holdOpen(tx, actor, id, now());
    const revoked = await updateInvitation(tx, id, { revokedAt: now() });
    await note(tx, revoked);
    return revoked;
  });
}

async function holdOpen(tx: Tx, actor: Actor, id: string, now: Date) {
  const invitation = await lockInvitation(tx, actor.userId, id);
  if (!invitation) throw notFound('That invitation');
  const state = stateOf(invitation, now);
  if (state === 'accepted' || state === 'revoked') {
    throw new AppError('conflict', { userMessage: `That invitation was ${state} already.` });
  }
  return invitation;
}
