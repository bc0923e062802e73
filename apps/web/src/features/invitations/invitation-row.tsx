import type { CalendarDay } from '@posedown/coaching';
import type { Invitation } from '@posedown/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { showError } from '../../ui/toast/show-error.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { useResendInvitation, useRevokeInvitation } from './api.ts';
import { invitationText, STATE_LABELS } from './invitation-text.ts';
import classes from './invitations.module.css';

interface InvitationRowProps {
  invitation: Invitation;
  today: CalendarDay;
}

/** One invitation: recipient, state and available actions. */
export function InvitationRow({ invitation, today }: InvitationRowProps) {
  const { name, email, message, state } = invitation;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.name}>{name ?? email}</p>
        {name && <p className={classes.quiet}>{email}</p>}
        <p className={classes.quiet}>{invitationText(invitation, today)}</p>
        {message && <p className={classes.message}>“{message}”</p>}
      </div>
      <span className={classes.state} data-state={state}>
        {STATE_LABELS[state]}
      </span>
      <Actions invitation={invitation} />
    </li>
  );
}

function Actions({ invitation }: { invitation: Invitation }) {
  const { id, state, athleteId, name, email } = invitation;
  const resend = useResendInvitation();
  const [isConfirming, setConfirming] = useState(false);
  const recipient = name ?? email;
  // Typed as string, because only `app` knows the routes.
  const athletePath: string = `/client/${athleteId}`;
  if (athleteId) {
    return (
      <Row className="pd-wide">
        <LinkButton to={athletePath} variant="default" aria-label={`View athlete ${recipient}`}>
          View athlete
        </LinkButton>
      </Row>
    );
  }
  if (state !== 'pending' && state !== 'expired') return null;
  const sendInvitationAgain = () =>
    resend.mutate(id, {
      onSuccess: () => void showToast({ title: 'Invitation sent again', message: `To ${email}.` }),
      onError: (error) => showError(error, 'We couldn’t send the invitation. Please try again.'),
    });
  return (
    <Row className="pd-wide">
      <Button
        variant="default"
        onClick={sendInvitationAgain}
        loading={resend.isPending}
        aria-label={`Resend to ${recipient}`}
      >
        {resend.isPending ? 'Sending...' : 'Resend'}
      </Button>
      <Button
        variant="subtle"
        color="behind"
        onClick={() => setConfirming(true)}
        aria-label={`Revoke for ${recipient}`}
      >
        Revoke
      </Button>
      {isConfirming && (
        <RevokeDialog invitation={invitation} onClose={() => setConfirming(false)} />
      )}
    </Row>
  );
}

interface RevokeDialogProps {
  invitation: Invitation;
  onClose: () => void;
}

function RevokeDialog({ invitation: { id, email }, onClose }: RevokeDialogProps) {
  const revoke = useRevokeInvitation();
  const confirm = () =>
    revoke.mutate(id, {
      onSuccess: () => void showToast({ title: 'Invitation revoked', message: email }),
      onError: (error) => showError(error, 'We couldn’t revoke the invitation. Please try again.'),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title="Revoke this invitation?"
      confirmLabel="Revoke"
      isDestructive
      busy={revoke.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      The link that {email} got will stop working.
    </ConfirmDialog>
  );
}
