import type { Invitation } from '@posedown/contract';
import { badField } from '../../platform/errors.ts';
import type { StoredInvitation } from './queries.ts';

type Dates = Pick<StoredInvitation, 'acceptedAt' | 'revokedAt' | 'expiresAt'>;

/** An invitation's current state. */
export function stateOf(invitation: Dates, now: Date): Invitation['state'] {
  if (invitation.acceptedAt) return 'accepted';
  if (invitation.revokedAt) return 'revoked';
  return invitation.expiresAt <= now ? 'expired' : 'pending';
}

const REFUSALS: Record<Exclude<Invitation['state'], 'pending'>, string> = {
  accepted: 'This invitation has already been used. Log in, or ask your coach for a new one.',
  expired: 'This invitation has expired. Ask your coach for a new one.',
  revoked: 'This invitation was withdrawn. Ask your coach for a new one.',
};

const UNKNOWN = 'This invitation link no longer works. Ask your coach for a new one.';

/** Requires an open invitation. @throws AppError `link_invalid` with the reason */
export function requirePending<Row extends Dates>(
  invitation: Row | null,
  now: Date,
  field: 'token' | 'inviteToken',
): Row {
  if (!invitation) throw unknownInvitationError(field);
  const state = stateOf(invitation, now);
  if (state === 'pending') return invitation;
  throw badField(field, REFUSALS[state], 'link_invalid');
}

/** The error for an unknown link. */
export const unknownInvitationError = (field: 'token' | 'inviteToken') =>
  badField(field, UNKNOWN, 'link_invalid');
