import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { hashToken } from '../../platform/session/token.ts';
import { isOnTeam, lockPersonShared } from '../athletes/index.ts';
import { findCoachSettings } from '../insights/index.ts';
import { invitationUnknown, requirePending } from './invitation-state.ts';
import { findByToken, holdByToken, type StoredInvitation, updateInvitation } from './queries.ts';

/**
 * The invitation behind a link, locked so that it brings only one athlete. Its coach is locked first, the same order as
 * when a coach is removed.
 * @throws AppError `link_invalid` if unknown, used, expired or revoked, or its coach has left
 */
export async function lockPendingInvitation(
  tx: Tx,
  token: string,
  now: Date,
): Promise<StoredInvitation> {
  const tokenHash = hashToken(token);
  const found = await findByToken(tx, tokenHash);
  const coach = found && (await lockPersonShared(tx, found.invitation.coachId));
  const held = requirePending(await holdByToken(tx, tokenHash), now, 'inviteToken');
  // Between the two it may have gone to another coach: the same link works with them.
  if (!coach || !isOnTeam(coach) || held.coachId !== coach.id)
    throw invitationUnknown('inviteToken');
  return held;
}

/** Records whom the invitation brought. Call it in the transaction that locked it. */
export async function acceptInvitation(tx: Tx, id: string, athleteId: string, now: Date) {
  await updateInvitation(tx, id, { acceptedAt: now, athleteId });
}

/**
 * An open invitation's details for the invited person.
 * @throws AppError if used, expired or revoked
 */
export async function openInvitation({ db, now }: Pick<Services, 'db' | 'now'>, token: string) {
  const found = await findByToken(db, hashToken(token));
  const { email, name, coachId } = requirePending(found?.invitation ?? null, now(), 'token');
  const { practiceName, defaultUnits: units } = await findCoachSettings(db, coachId);
  return { email, name, coachName: found?.coachName ?? '', practiceName, units };
}
