import type { CalendarDay } from '@posedown/coaching';
import type { Invitation } from '@posedown/contract';
import { formatDay, formatDaysAway, todayIn } from '../../lib/days.ts';

export const STATE_LABELS: Record<Invitation['state'], string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  expired: 'Expired',
  revoked: 'Revoked',
};

const dayOf = (instant: string, timeZone?: string): CalendarDay =>
  todayIn(timeZone, new Date(instant));

/** The state of an invitation with its date: 'Sent today, works until 5 Dec 2026'. */
export function invitationText(invitation: Invitation, today: CalendarDay, timeZone?: string) {
  const sent = formatDaysAway(today, dayOf(invitation.sentAt, timeZone));
  const until = formatDay(dayOf(invitation.expiresAt, timeZone));
  if (invitation.state === 'pending') return `Sent ${sent}, works until ${until}`;
  if (invitation.state === 'expired') return `Sent ${sent}, worked until ${until}`;
  if (invitation.state === 'revoked') return `Sent ${sent}, the link no longer works`;
  const accepted = invitation.acceptedAt ?? invitation.sentAt;
  return `Signed up ${formatDaysAway(today, dayOf(accepted, timeZone))}`;
}

/**
 * The confirmation after sending the form. Inviting the same address again resends its invitation.
 */
export function sentText({ email, createdAt, sentAt }: Invitation) {
  return createdAt === sentAt
    ? { title: 'Invitation sent', message: `To ${email}.` }
    : {
        title: 'Invitation sent again',
        message: `${email} was already invited. The new link replaces the old one.`,
      };
}
