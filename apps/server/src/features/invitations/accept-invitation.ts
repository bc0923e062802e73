import type { Db } from '../../platform/db/database.ts';
import { hashToken } from '../../platform/session/token.ts';
import { requirePending } from './policy.ts';
import { holdByToken, type StoredInvitation, updateInvitation } from './queries.ts';

/**
 * The invitation behind a link, held until the transaction ends, so that it brings one athlete only.
 * @throws AppError `link_invalid` where it is unknown, used, expired or revoked.
 */
export async function holdPendingInvitation(
  tx: Db,
  token: string,
  now: Date,
): Promise<StoredInvitation> {
  return requirePending(await holdByToken(tx, hashToken(token)), now, 'inviteToken');
}

/** Notes whom the invitation brought. In the transaction that holds it. */
export async function acceptInvitation(tx: Db, id: string, athleteId: string, now: Date) {
  await updateInvitation(tx, id, { acceptedAt: now, athleteId });
}
