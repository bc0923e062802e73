import type { Hold } from '@posedown/contract';
import { type FormEvent, useId, useState } from 'react';
import { userMessageOf } from '../../../lib/api-error.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx';
import { FormNotice } from '../../../ui/form/form-notice.tsx';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { useLiftHold } from '../api.ts';
import classes from '../client-detail.module.css';
import { ConfirmBox } from './confirm-box.tsx';
import { reasonError } from './reason-error.ts';

interface LiftDialogProps {
  athleteId: string;
  hold: Hold;
  onClose: () => void;
}

/** Asks for the reason, and for a clinician's word where the hold needs one, before the hold is lifted. */
export function LiftDialog({ athleteId, hold, onClose }: LiftDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [clinicianAgreed, setClinicianAgreed] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const lift = useLiftHold(athleteId);
  const missing = isChecked ? reasonError(reason) : undefined;
  const isUnconfirmed = hold.needsClinician && !clinicianAgreed;

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (reasonError(reason) || isUnconfirmed) return;
    const onSuccess = () => {
      void showToast({ title: 'Hold lifted' });
      onClose();
    };
    lift.mutate({ holdId: hold.id, body: { reason, clinicianAgreed } }, { onSuccess });
  }

  return (
    <Dialog
      title="Lift hold"
      intro={`${hold.name}. Deficits and peak weeks become possible again. Plans stay as they are until you make new ones.`}
      onClose={onClose}
      footer={
        <DialogButtons
          form={id}
          label="Lift hold"
          busyLabel="Saving..."
          busy={lift.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={id} className={classes.form} onSubmit={submit} noValidate>
        <TextAreaField
          label="Why it can be lifted"
          name="reason"
          hint="Only coaches see it."
          value={reason}
          onChange={setReason}
          readOnly={lift.isPending}
          error={missing}
        />
        {hold.needsClinician && (
          <ConfirmBox
            label="A clinician who knows the history has agreed"
            checked={clinicianAgreed}
            onChange={setClinicianAgreed}
            error={
              isChecked && isUnconfirmed
                ? 'This hold is lifted only with a clinician’s word.'
                : undefined
            }
          />
        )}
        {lift.isError && (
          <FormNotice>{userMessageOf(lift.error, 'The hold wasn’t lifted. Try again.')}</FormNotice>
        )}
      </form>
    </Dialog>
  );
}
