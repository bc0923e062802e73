import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { hashToken } from '../../platform/session/token.ts';
import { isOnTeam, lockPersonShared } from '../athletes/index.ts';
import { findCoachSettings } from '../insights/index.ts';
import { requirePending, unknownInvitationError } from './invitation-state.ts';
import { findByToken, lockByToken, type StoredInvitation, updateInvitation } from './queries.ts';

/**
 * Locks the invitation behind a link, so that only one athlete can accept it. Locks its coach first, in the same order
 * as when a coach is removed. @throws AppError `link_invalid` if unknown, used, expired or revoked, or its coach has
 * left
 */
export async function lockPendingInvitation(
  tx: Tx,
  token: string,
  now: Date,
): Promise<StoredInvitation> {
  const tokenHash = hashToken(token);
  const found = await findByToken(tx, tokenHash);
  const coach = found && (await lockPersonShared(tx, found.invitation.coachId));
  const invitation = requirePending(await lockByToken(tx, tokenHash), now, 'inviteToken');
  // The invitation may have moved to another coach before the lock. The same link then works for that coach.
  if (!coach || !isOnTeam(coach) || invitation.coachId !== coach.id)
    throw unknownInvitationError('inviteToken');
  return invitation;
}

/** Records the athlete who accepted. Call it in the transaction that locked the invitation. */
export async function acceptInvitation(tx: Tx, id: string, athleteId: string, now: Date) {
  await updateInvitation(tx, id, { acceptedAt: now, athleteId });
}

/** An open invitation's details for the invited person. @throws AppError if used, expired or revoked */
export async function openInvitation({ db, now }: Pick<Services, 'db' | 'now'>, token: string) {
  const found = await findByToken(db, hashToken(token));
  const { email, name, coachId } = requirePending(found?.invitation ?? null, now(), 'token');
  const { practiceName, defaultUnits: units } = await findCoachSettings(db, coachId);
  return { email, name, coachName: found?.coachName ?? '', practiceName, units };
}
