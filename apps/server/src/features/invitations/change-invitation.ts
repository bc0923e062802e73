import type { Tx } from '../../platform/db/database.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { stateOf } from './invitation-state.ts';
import { lockInvitation, type StoredInvitation, updateInvitation } from './queries.ts';
import { type AuditNote, countInvitation, freshLink, mailInvitation } from './send-invitation.ts';

/**
 * Emails a new link that replaces the old one, even if that one expired. @param note writes the audit entry in the
 * same transaction @throws AppError `not_found`, `conflict` if accepted or revoked, `too_many_requests`
 */
export async function resendInvitation(
  services: Services,
  actor: Actor,
  id: string,
  note: AuditNote,
): Promise<StoredInvitation> {
  const { db, now } = services;
  const fresh = freshLink(now());
  const stored = await db.transaction(async (tx) => {
    const invitation = await lockOpen(tx, actor, id, now());
    await countInvitation({ db: tx, now }, actor, invitation.email);
    const renewed = await updateInvitation(tx, id, fresh.columns);
    await note(tx, renewed);
    return renewed;
  });
  mailInvitation(services, actor, stored, fresh.token);
  return stored;
}

/** Invalidates the link. Repeats are harmless. @throws AppError `not_found`, or `conflict` if accepted */
export async function revokeInvitation(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  id: string,
  note: AuditNote,
): Promise<StoredInvitation> {
  return db.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, actor.userId, id);
    if (invitation?.revokedAt) return invitation;
    await lockOpen(tx, actor, id, now());
    const revoked = await updateInvitation(tx, id, { revokedAt: now() });
    await note(tx, revoked);
    return revoked;
  });
}

async function lockOpen(tx: Tx, actor: Actor, id: string, now: Date) {
  const invitation = await lockInvitation(tx, actor.userId, id);
  if (!invitation) throw notFound('Invitation');
  const state = stateOf(invitation, now);
  if (state === 'accepted' || state === 'revoked') {
    throw new AppError('conflict', { userMessage: `That invitation was ${state} already.` });
  }
  return invitation;
}
